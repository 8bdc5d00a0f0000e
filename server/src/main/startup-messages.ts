import { sourceLocale } from '@portolan/locale/locales'
import { DatabaseError } from 'pg'
import { demoAccounts, demoPassword, describeAccount } from '../demo/accounts.ts'
import { StartError } from '../platform/postgres/index.ts'
import { NewerDatabase } from '../tables/newer-database.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/** Prints one line per startup step. */
export const step = (line: string): void => void process.stdout.write(`${line}\n`)

export function sayReady(config: Config): void {
  step(config.role === 'worker' ? 'The worker is ready.' : `\nPortolan is ready at ${config.origin}\n`)
  if (!config.isDemo || config.role === 'worker') return
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  if (config.isPublicDemo)
    step(
      `Warning: this is a demo that others can reach. Everyone who knows ${config.origin} can sign in as administrator.`,
    )
  step(`Demo sign-ins, password ${demoPassword}:`)
  for (const { email } of demoAccounts) step(`  ${email.padEnd(width)}  ${describeAccount(email, sourceLocale)}`)
  step('')
}

/** The reason for a failed start: one sentence if it is known, otherwise the whole error. */
export function sentenceOf(error: unknown): unknown {
  const isKnown = error instanceof StartError || error instanceof ConfigError || error instanceof NewerDatabase
  if (isKnown) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || (error instanceof DatabaseError && error.code === '53100'))
    return 'There is no room left on the disk. Free some, then start again: nothing that was saved is lost.'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `${path ?? 'A file'} cannot be written. Give this user the right to write there, or set PORTOLAN_DATA to another folder.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || error instanceof DatabaseError)
    return `The database cannot be used: ${(error as Error).message || code}.`
  return error
}
