import type { Address } from '@portolan/contract/address'
import { Refusal } from '../../platform/refusal.ts'
import { findCompletePlaceProblem } from '../reference/index.ts'

/** A province is required where the country has any, and has to be one of them. */
export function checkAddress(address: Address): void {
  const problem = findCompletePlaceProblem(address)
  if (problem) throw new Refusal('malformed', [{ ...problem, path: `body.address.${problem.path}` }])
}
