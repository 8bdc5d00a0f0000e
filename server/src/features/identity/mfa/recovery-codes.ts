import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@portolan/contract/identity/security'
import type { SecretBox } from '../../../platform/secret-box.ts'

/** Leaves out letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 2
const groupLength = 4

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const newCode = () => Array.from({ length: groups }, newGroup).join('-')

/** All codes differ: of two equal ones only one would work. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  return [...codes]
}

/** Bound to the account. Ignores case, dashes and spaces. */
export const hashRecoveryCode = (box: SecretBox, accountId: string, code: string): string =>
  box.digest(`recovery-code ${accountId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
