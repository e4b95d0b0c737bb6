import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { program } from './programs.ts';

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

/** A desktop that starts nothing by itself: no portals, no settings daemon. */
const bus = `<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`;

/** The defaults of Orca, but without echo of keys, sounds and braille, and without reading a whole page on arrival. */
const settings = {
  enableKeyEcho: false,
  sayAllOnLoad: false,
  enableSound: false,
  enableBraille: false,
  enableBrailleMonitor: false,
  enableTutorialMessages: false,
};

/** Starts Orca as the program "orca" does, but does not look for another Orca of the same user. */
const startOrca = `
from orca import orca
orca.getSettingsManager().activate(None, {})
orca.main()`;

/**
 * Starts a display, a message bus, a window manager and Orca for one visit. The folder must not exist yet. `spoken`
 * collects what Orca says.
 */
export async function startDesktop(folder: string) {
  const at = (name: string) => join(folder, name);
  const orcaFolder = at('home/.local/share/orca');
  mkdirSync(orcaFolder, { recursive: true });
  mkdirSync(at('run'), { mode: 0o700 });
  writeFileSync(at('bus.conf'), bus);
  const profiles = { default: { profile: ['Default', 'default'], ...settings } };
  const general = { startingProfile: ['Default', 'default'], ...settings };
  const empty = { pronunciations: {}, keybindings: {} };
  writeFileSync(
    join(orcaFolder, 'user-settings.conf'),
    JSON.stringify({ general, profiles, ...empty }),
  );

  const children: ChildProcess[] = [];
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: at('home'),
    XDG_RUNTIME_DIR: at('run'),
    LANG: 'C.UTF-8',
    TZ: 'Australia/Sydney',
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
  };
  const run = (path: string, args: string[], stdio: StdioOptions, more = {}) => {
    // In a process group of its own, so that its children end with it.
    const child = spawn(path, args, { env: { ...env, ...more }, stdio, detached: true });
    children.push(child);
    return child;
  };
  const close = () => {
    for (const { pid } of children.toReversed()) if (pid) endGroup(pid);
  };

  try {
    const quiet: StdioOptions = 'ignore';
    const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const display = run(
      program('Xvfb'),
      ['-displayfd', '3', ...screen],
      [quiet, quiet, quiet, 'pipe'],
    );
    env['DISPLAY'] = `:${await firstLine(display.stdio[3] as Readable)}`;

    const busArgs = [`--config-file=${at('bus.conf')}`, '--nofork', '--print-address'];
    const daemon = run(program('dbus-daemon'), busArgs, [quiet, 'pipe', quiet]);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(daemon.stdout as Readable);
    run(program('at-spi-bus-launcher'), ['--launch-immediately', '--a11y=1'], quiet);
    run(program('openbox'), [], quiet);

    const spoken: string[] = [];
    const [shebang = ''] = readFileSync(program('Orca'), 'utf8').split('\n');
    const python = shebang.replace(/^#! *| -.*/g, '');
    const orca = run(python, ['-c', startOrca], [quiet, quiet, quiet, 'pipe'], {
      PYTHONPATH: join(import.meta.dirname, 'voice'),
      PYTHONDONTWRITEBYTECODE: '1',
    });
    createInterface({ input: orca.stdio[3] as Readable }).on('line', (line) => {
      spoken.push(JSON.parse(line));
    });
    return { env, spoken, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('A program that hearing needs ended at once.');
}

function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
