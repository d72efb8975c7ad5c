"""The faults that can be put into the functions of a file, each as the file with one expression changed."""

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

Functions = ast.FunctionDef | ast.AsyncFunctionDef
OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
NAMES = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One fault: in `text`, from `start` to `end`, `written` stands instead.

    `line` is where it is, `function` the line where its outermost function begins.
    """

    path: str
    text: str
    line: int
    function: int
    start: int
    end: int
    written: str

    @property
    def changed(self) -> str:
        """The file with the fault."""
        return self.text[: self.start] + self.written + self.text[self.end :]

    @property
    def compiles(self) -> bool:
        """True if it is still a program, and a different one."""
        try:
            compile(self.changed, self.path, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
        return ast.dump(ast.parse(self.changed)) != ast.dump(ast.parse(self.text))

    @property
    def diff(self) -> str:
        """The change in the format of `diff -u`."""
        lines = unified_diff(
            self.text.splitlines(), self.changed.splitlines(), self.path, self.path, lineterm="", n=1
        )
        return "\n".join(lines)


def mutants(root: Path, path: str) -> Iterator[Mutant]:
    """Every mutant of a file. What a module does when it is imported stays as it is."""
    text = (root / path).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for function in _functions(ast.parse(text)):
        begins = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        for node, fault in _faults(function):
            yield Mutant(path, text, node.lineno, begins, *_place(lines, node), _written(node, fault))


def _functions(tree: ast.AST) -> Iterator[Functions]:
    """The outermost functions of a module."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Functions):
            yield node
        else:
            yield from _functions(node)


def _faults(function: Functions) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """Nodes, each with what may stand there instead; of what tests something, that is the test."""
    for node in (one for statement in function.body for one in _nodes(statement)):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield node.test, _negated(node.test)
        elif isinstance(node, ast.comprehension):
            yield from ((one, _negated(one)) for one in node.ifs)
        elif isinstance(node, ast.expr | ast.stmt):
            yield from ((node, fault) for fault in _of(node))


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The node and what is in it, without annotations, which are not evaluated in a function."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns"}:
            for one in value if isinstance(value, list) else [value]:
                yield from _nodes(one) if isinstance(one, ast.AST) else ()


def _of(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    """The node with a fault, in each way that there is."""
    match node:
        case ast.Compare():
            for place, one in enumerate(node.ops):
                ops = [*node.ops[:place], OPPOSITES[type(one)](), *node.ops[place + 1 :]]
                yield _with(node, ops=ops)
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in OPPOSITES:
            yield _with(node, op=OPPOSITES[type(node.op)]())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool() as truth):
            yield ast.Constant(not truth)
        case ast.Constant(value=int() as number):
            yield ast.Constant(number + 1)
        case ast.Break() | ast.Continue():
            yield OPPOSITES[type(node)]()
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield _with(node, func=ast.Name(NAMES[name]))


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _with(node: ast.AST, **changed: object) -> ast.AST:
    other = copy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


def _place(lines: list[str], node: ast.expr | ast.stmt) -> tuple[int, int]:
    """From where to where it stands in the text."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return _offset(lines, node.lineno, node.col_offset), _offset(lines, node.end_lineno, node.end_col_offset)


def _written(node: ast.expr | ast.stmt, fault: ast.AST) -> str:
    written = ast.unparse(ast.fix_missing_locations(fault))
    return f"({written})" if isinstance(node, ast.expr) else written


def _offset(lines: list[str], line: int, column: int) -> int:
    """Offset of that place in the text; columns are counted in bytes."""
    before = lines[line - 1].encode()[:column].decode()
    return sum(map(len, lines[: line - 1])) + len(before)
