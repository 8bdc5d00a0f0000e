import { type CommandOptions, runCommand } from './run-command.ts'

/** Runs apt-get so that it also ends when the portal is killed: two of them must not write into one folder. */
export const runApt = (args: readonly string[], options: CommandOptions): Promise<string> =>
  runCommand('setpriv', ['--pdeathsig=TERM', 'apt-get', ...args], options)
