"""Unpacks Debian's arm64 packages on any machine, and does what their scripts would; runs none."""

import shutil
import subprocess
from pathlib import Path

from tools.pi import lgpio
from tools.pi.packages import extract, run

KERNEL = "linux-image-arm64"
PACKAGES = (
    *("avahi-daemon", "base-files", "base-passwd", "bash", "busybox-static", "ca-certificates", "cloud-init"),
    *(
        "coreutils",
        "curl",
        "dash",
        "dbus",
        "debianutils",
        "diffutils",
        "dmsetup",
        "dnsmasq-base",
        "e2fsprogs",
    ),
    *(
        "findutils",
        "gawk",
        "grep",
        "gzip",
        "hostname",
        "iproute2",
        "iw",
        "kmod",
        "libc-bin",
        "libpam-modules",
    ),
    *(
        "libpam-runtime",
        "libpam-systemd",
        "login",
        "mount",
        "netbase",
        "netcat-openbsd",
        "network-manager",
        "nftables",
        "openssh-client",
    ),
    *(
        "passwd",
        "polkitd",
        "procps",
        "python3",
        "python3-spidev",
        "rfkill",
        "sed",
        "systemd",
        "systemd-sysv",
        "tar",
        "tzdata",
    ),
    *("udev", "util-linux", "wireless-regdb", "wpasupplicant", KERNEL),
)
"""The packages of Raspberry Pi OS Lite that the table, its set-up and its network use."""
UNITS = (
    *("NetworkManager.service", "avahi-daemon.service", "cloud-config.service", "cloud-final.service"),
    *("cloud-init-local.service", "cloud-init-main.service", "cloud-init-network.service"),
    *("getty@tty1.service", "serial-getty@ttyAMA0.service", "wpa_supplicant.service"),
)
LINKS = {
    "usr/bin/awk": "gawk",
    "usr/bin/nc": "nc.openbsd",
    "etc/mtab": "../proc/self/mounts",
    "etc/systemd/system/default.target": "/usr/lib/systemd/system/multi-user.target",
}
PAM = ("common-account", "common-auth", "common-password", "common-session", "common-session-noninteractive")
KINDS = {"common-account": "account", "common-auth": "auth", "common-password": "password"}
FILES = {
    "etc/fstab": "/dev/vda2 / ext4 defaults,noatime 0 1\n"
    "/dev/vda1 /boot/firmware vfat defaults,x-systemd.device-timeout=900 0 2\n",
    "etc/hostname": "raspberrypi\n",
    "etc/hosts": "127.0.0.1 localhost\n127.0.1.1 raspberrypi\n",
    "etc/nsswitch.conf": "passwd: files systemd\ngroup: files systemd\nshadow: files\nhosts: files dns\n",
    "etc/machine-id": "",
    "etc/cloud/cloud.cfg.d/99_raspberry_pi.cfg": "datasource_list: [NoCloud, None]\n"
    "datasource:\n  NoCloud:\n    seedfrom: file:///boot/firmware\n",
    "etc/systemd/system.conf.d/slow.conf": "[Manager]\nDefaultTimeoutStartSec=900\n",
    "etc/systemd/system/companion.service.d/slow.conf": "[Service]\nWatchdogSec=300\nTimeoutStartSec=900\n",
    "etc/systemd/system/serial-getty@ttyAMA0.service.d/root.conf": "[Service]\nExecStart=\n"
    "ExecStart=-/bin/bash -i\nStandardInput=tty\nStandardOutput=tty\nTTYPath=/dev/ttyAMA0\n"
    "Environment=PS1= TERM=dumb HOME=/root\n",
}
"""The console is root's, without a password: only the emulator's owner can type there. An emulated board is
slow: the table may take longer to say that it is well, and every service to start."""
UP_TO_DATE = ("etc/.updated", "var/.updated")
"""Stamps that keep systemd from doing at the first start what was done here, and much faster."""


def unpack(root: Path) -> None:
    """Makes a system in a folder that can be booted. Raises OSError with what the tool said."""
    shutil.rmtree(root, ignore_errors=True)
    extract(root, "arm64", *PACKAGES)
    if lgpio.can_be_built():
        lgpio.install(root)
    _users(root)
    _sign_in(root)
    _set_up(root)
    compile_python(root, *(root / "usr/lib").glob("python3*"))
    for name in UP_TO_DATE:
        (root / name).touch()


def _set_up(root: Path) -> None:
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    for name, target in LINKS.items():
        (root / name).unlink(missing_ok=True)
        (root / name).symlink_to(target)
    (root / "boot/firmware").mkdir()
    shutil.rmtree(
        root / "etc/init.d", ignore_errors=True
    )  # else they are switched on with a program of its own
    trusted = sorted((root / "usr/share/ca-certificates/mozilla").glob("*.crt"))
    (root / "etc/ssl/certs/ca-certificates.crt").write_text("".join(path.read_text() for path in trusted))
    run("ldconfig", "-r", str(root))
    run("systemctl", f"--root={root}", "enable", *UNITS)


def compile_python(root: Path, *folders: Path) -> None:
    """Compiles the Python programs in folders below `root`, with the system's Python for this machine."""
    tools = root.with_name(f"{root.name}-tools")
    shutil.rmtree(tools, ignore_errors=True)
    extract(tools, run("dpkg", "--print-architecture").strip(), "python3")
    (loader,) = (tools / "usr/lib64").glob("ld-linux-*")
    libraries = ":".join(str(path) for path in (tools / "usr/lib").glob("*-linux-gnu"))
    python = (str(loader), "--library-path", libraries, *map(str, (tools / "usr/bin").glob("python3.??")))
    environment = {"PYTHONHOME": str(tools / "usr")}
    compiled = (*python, "-m", "compileall", "-q", "-s", str(root), "-p", "/", *map(str, folders))
    subprocess.run(compiled, env=environment, check=False, capture_output=True)
    shutil.rmtree(tools)


def _users(root: Path) -> None:
    for name in ("passwd", "group"):
        shutil.copy(root / f"usr/share/base-passwd/{name}.master", root / "etc" / name)
    users = (root / "etc/passwd").read_text().replace("root:*:", "root:x:").splitlines()
    (root / "etc/passwd").write_text("".join(f"{line}\n" for line in users))
    (root / "etc/shadow").write_text(
        "".join(f"{line.split(':')[0]}:*:20000:0:99999:7:::\n" for line in users)
    )
    run("systemd-sysusers", f"--root={root}")


def _sign_in(root: Path) -> None:
    """The rules of signing in, as Debian makes them for a machine without any other service."""
    for name in PAM:
        kind = KINDS.get(name, "session")
        systemd = "session optional pam_systemd.so\n" if name == "common-session" else ""
        (root / "etc/pam.d" / name).write_text(f"{kind} required pam_unix.so\n{systemd}")
