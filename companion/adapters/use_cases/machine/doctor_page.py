"""The doctor's findings at a running table, ready for the host's page."""

from companion.adapters.language.speech import Speech
from companion.adapters.use_cases.hardware import Hardware
from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, is_well
from web.shown import keeping


def equipment_of(hardware: Hardware) -> Equipment:
    """The state of the equipment of a running table."""
    dice_input, panel = hardware.dice_input, hardware.panel
    strip, buttons = hardware.strip_connection, hardware.button_connection
    sight = dice_input.sight if dice_input else None
    version = hardware.teacher.lesson.version if hardware.teacher else None
    return Equipment(
        camera_lost=sight.lost if sight and not sight.absent else None,
        without_camera=bool(sight and sight.absent),
        pretends=hardware.camera is not None,
        amiss=dice_input.amiss if dice_input else None,
        score=version.score if version else None,
        buttons_lost=buttons.trouble if buttons else None,
        touchable=hardware.touchable,
        strip_lost=strip.trouble if strip else None,
        lit=strip is not None and strip.lit,
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
                finding.about,
                speech(say(f"about-{finding.about}")),
                finding.light.value,
                finding.light.sign,
                speech(say(f"light-{finding.light}")),
                speech(finding.says),
            )
            for finding in findings
        ),
    )
