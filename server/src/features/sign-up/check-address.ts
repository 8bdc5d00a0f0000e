import type { Address } from '@portolan/contract/address'
import { Refusal } from '../../platform/refusal.ts'
import { findCompletePlaceProblem } from '../reference/index.ts'

/** Requires a province if the country's post needs one, and checks that it is one of the country. */
export function checkAddress(address: Address): void {
  const problem = findCompletePlaceProblem(address)
  if (problem) throw new Refusal('malformed', [{ ...problem, path: `body.address.${problem.path}` }])
}
