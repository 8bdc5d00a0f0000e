import { type SpawnOptions, spawn } from 'node:child_process'
import type { Account } from './account.ts'

/** Runs a program of PostgreSQL under the account, independent of our locale, time zone and working folder. */
export function run(account: Account, program: string, args: string[], options: SpawnOptions) {
  const [command = program, ...words] = [...account.prefix, program, ...args]
  const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }
  return spawn(command, words, { ...options, ...account.identity, cwd: '/', env })
}
