import { execFileSync, spawnSync } from 'node:child_process'

const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs']

/** Root can become one, if our sources and Node.js are not in a folder of root alone. */
export const canBeOrdinaryUser =
  process.getuid?.() === 0 &&
  spawnSync('setpriv', [...asNobody, process.execPath, import.meta.filename], { stdio: 'ignore' }).status === 0

/** Runs a module as an ordinary user and returns what it writes. */
export const runAsOrdinaryUser = (module: string): string =>
  execFileSync('setpriv', [...asNobody, process.execPath, '--input-type=module', '-e', module], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  })
