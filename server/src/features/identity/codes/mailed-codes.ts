import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database, Tx } from '../../../tables/database.ts'
import type { MailedCodeTable } from '../../../tables/identity.ts'
import { replaceMailedCode, seeMailedCode, useMailedCode, wasMailedCodeUsed } from './store-mailed-codes.ts'

type Purpose = MailedCodeTable['purpose']

const hour = 3600
/**
 * Codes that people type are short and so have few tries. A link carries more than anyone could guess, and has so many
 * that nobody can use them up for someone else.
 */
const kinds: Record<Purpose, { readonly goodForSeconds: number; readonly tries: number; readonly make: () => string }> =
  {
    'confirm-email': { goodForSeconds: 24 * hour, tries: 100_000, make: linkSecret },
    'reset-password': { goodForSeconds: hour, tries: 100_000, make: linkSecret },
    'verify-email': { goodForSeconds: 15 * 60, tries: 5, make: typedCode },
  }
const verificationHoldsSeconds = 24 * hour

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Makes the code that goes into a mail. Only its digest is kept, and the ones before are good no more. */
export async function issueMailedCode(
  tx: Tx,
  about: { readonly purpose: Purpose; readonly email: string; readonly accountId?: string },
): Promise<string> {
  const { make, ...limits } = kinds[about.purpose]
  const secret = make()
  await replaceMailedCode(tx, { ...about, ...limits, accountId: about.accountId ?? null, hash: digest(secret) })
  return secret
}

/** Undefined for a code that is wrong, used, too old or tried too often. */
export const takeMailedCode = (db: Database | Tx, purpose: Purpose, email: string, secret: string) =>
  useMailedCode(db, { purpose, email: email.toLowerCase(), hash: digest(normal(purpose, secret)) })

/** Whether a code could still be taken; looking costs no try. */
export const isMailedCodeGood = (db: Database, purpose: Purpose, email: string, secret: string): Promise<boolean> =>
  seeMailedCode(db, { purpose, email: email.toLowerCase(), hash: digest(normal(purpose, secret)) })

/** Whether someone who shows this code has proven a while ago that mail to the address reaches them. */
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

/** Without the letters and digits that are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function typedCode(): string {
  return Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
