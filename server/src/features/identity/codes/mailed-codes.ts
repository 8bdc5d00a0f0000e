import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database, Tx } from '../../../tables/database.ts'
import type { MailedCodeTable } from '../../../tables/identity.ts'
import { peekMailedCode, replaceMailedCode, useMailedCode, wasMailedCodeUsed } from './store-mailed-codes.ts'

type Purpose = MailedCodeTable['purpose']

const hour = 3600
/**
 * Typed codes are short, so they allow few tries. Link secrets cannot be guessed; they allow many tries, so that nobody
 * can use up the tries of someone else.
 */
const kinds: Record<
  Purpose,
  { readonly lifetimeSeconds: number; readonly tries: number; readonly make: () => string }
> = {
  'confirm-email': { lifetimeSeconds: 24 * hour, tries: 100_000, make: linkSecret },
  'reset-password': { lifetimeSeconds: hour, tries: 100_000, make: linkSecret },
  'verify-email': { lifetimeSeconds: 15 * 60, tries: 5, make: typedCode },
}
const verificationHoldsSeconds = 24 * hour

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Creates a code for an email and stores its digest. Earlier codes of the same purpose stop working. */
export async function issueMailedCode(
  tx: Tx,
  about: { readonly purpose: Purpose; readonly email: string; readonly accountId?: string },
): Promise<string> {
  const { make, ...limits } = kinds[about.purpose]
  const secret = make()
  await replaceMailedCode(tx, { ...about, ...limits, accountId: about.accountId ?? null, hash: digest(secret) })
  return secret
}

/** Consumes the code. Returns undefined if it is wrong, used, expired or has no tries left. */
export const takeMailedCode = (db: Database | Tx, purpose: Purpose, email: string, secret: string) =>
  useMailedCode(db, { purpose, email: email.toLowerCase(), hash: digest(normal(purpose, secret)) })

/** Checks a code without consuming it or counting a try. */
export const isMailedCodeValid = (db: Database, purpose: Purpose, email: string, secret: string): Promise<boolean> =>
  peekMailedCode(db, { purpose, email: email.toLowerCase(), hash: digest(normal(purpose, secret)) })

/** True if this code was recently used to verify that the email address belongs to the visitor. */
export const isEmailVerifiedBy = (db: Database | Tx, email: string, code: string): Promise<boolean> =>
  wasMailedCodeUsed(
    db,
    { purpose: 'verify-email', email: email.toLowerCase(), hash: digest(normal('verify-email', code)) },
    verificationHoldsSeconds,
  )

const normal = (purpose: Purpose, typed: string) => (purpose === 'verify-email' ? typed.trim().toUpperCase() : typed)

function linkSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Leaves out letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function typedCode(): string {
  return Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
