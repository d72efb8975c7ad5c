"""The doctor's findings at a running table, ready for the host's page."""

from companion.adapters.language.speech import Speech
from companion.adapters.use_cases.hardware import Hardware
from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, is_well
from web.shown import keeping


def equipment_of(hardware: Hardware) -> Equipment:
    """The state of the equipment of a running table."""
    eye, outlet, contacts, panel = hardware.eye, hardware.outlet, hardware.contacts, hardware.panel
    version = hardware.teacher.lesson.version if hardware.teacher else None
    return Equipment(
        camera_lost=eye.sight.lost if eye else None,
        pretends=hardware.camera is not None,
        amiss=eye.amiss if eye else None,
        score=version.score if version else None,
        buttons_lost=contacts.trouble if contacts else None,
        touchable=hardware.touchable,
        strip_lost=outlet.trouble if outlet else None,
        lit=outlet is not None and outlet.lit,
        panel=panel.panel.status.state if panel and panel.panel else None,
        panel_troubles=panel.troubles if panel else (),
    )


def in_words(findings: tuple[DoctorFinding, ...], speech: Speech) -> keeping.Checkup:
    """The doctor's findings in a viewer's language."""
    return keeping.Checkup(
        speech.language,
        is_well(findings),
        tuple(
            keeping.FindingView(
                one.about,
                speech(say(f"about-{one.about}")),
                one.light.value,
                one.light.sign,
                speech(say(f"light-{one.light}")),
                speech(one.says),
            )
            for one in findings
        ),
    )
