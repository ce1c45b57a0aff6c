@echo off
rem Makes dist\tura: a folder to copy on a stick and start anywhere. Needs Python 3.11+ and internet here, once.
setlocal
chcp 65001 >nul
cd /d "%~dp0..\.." || exit /b 1
py -3 -m venv .venv-windows || exit /b 1
.venv-windows\Scripts\python -m pip install --disable-pip-version-check -q --require-hashes -r requirements\folder.txt || exit /b 1
.venv-windows\Scripts\python -m PyInstaller --noconfirm --log-level WARN packaging\tura.spec || exit /b 1
copy /y packaging\windows\start.bat dist\tura\start.bat >nul || exit /b 1
dist\tura\tura.exe --version || exit /b 1
echo dist\tura is ready: copy the whole folder, start it with start.bat
