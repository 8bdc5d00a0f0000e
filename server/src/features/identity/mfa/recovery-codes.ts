import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@portolan/contract/identity/security'
import type { SecretBox } from '../../../platform/secret-box.ts'

/** Without the letters and digits that are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 2
const groupLength = 4

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const newCode = () => Array.from({ length: groups }, newGroup).join('-')

/** All different: a pair of equal ones would be good once only. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  return [...codes]
}

/** Bound to the account, and the same however it is typed: in small letters, without the dash, with spaces. */
export const hashRecoveryCode = (box: SecretBox, accountId: string, code: string): string =>
  box.digest(`recovery-code ${accountId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
