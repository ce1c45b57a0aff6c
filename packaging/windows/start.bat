@echo off
rem Everything stays in this folder: the events are in data\, and a stick carries them along.
setlocal
chcp 65001 >nul
cd /d "%~dp0" || exit /b 1
if not exist data mkdir data
set "TURA_DB=data\tura.sqlite"
tura.exe serve --open
pause
