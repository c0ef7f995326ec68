"""Chromium is installed once, without recommended packages, and a line says so."""

import os
import shutil
import subprocess
from collections.abc import Callable

import pytest

from tests.browser import chromium

Installed = list[tuple[str, ...]]
Machine = Callable[..., Installed]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine with these programs; an installer that works brings Chromium. It keeps what is installed."""

    def made(*programs: str, works: tuple[str, ...] | None = None) -> Installed:
        there, ran = set(programs), Installed()

        def run(command: tuple[str, ...], **_: object) -> None:
            ran.append(command)
            if command == works:
                there.add("chromium")

        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in there else None)
        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr(chromium, "kept_by_playwright", lambda: None)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        return ran

    return made


def test_nothing_is_installed_where_chromium_is(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    ran = machine("google-chrome", "apt-get", works=chromium.APT_GET)
    assert chromium.installed() == "/usr/bin/google-chrome"
    assert ran == [] and capsys.readouterr() == ("", "")


def test_apt_get_installs_chromium_without_recommended_packages_and_a_line_says_so(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = machine("apt-get", works=chromium.APT_GET)
    assert chromium.installed() == "/usr/bin/chromium"
    assert ran == [chromium.APT_GET] and "--no-install-recommends" in chromium.APT_GET
    line = "Installing the package chromium, with apt-get and without the packages that it recommends ...\n"
    assert capsys.readouterr() == ("", line)


def test_playwright_installs_chromium_where_apt_get_cannot(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = machine("apt-get", works=chromium.PLAYWRIGHT)
    assert chromium.installed() == "/usr/bin/chromium"
    assert ran == [chromium.APT_GET, chromium.PLAYWRIGHT]
    assert capsys.readouterr().err.splitlines()[1] == "Installing Chromium, with Playwright ..."


def test_without_any_installer_there_is_no_chromium(machine: Machine) -> None:
    ran = machine()
    assert chromium.installed() is None
    assert ran == [chromium.PLAYWRIGHT]
