import type { ClientBilling } from '@portolan/contract/clients/administration'
import { walkInClientId } from '@portolan/contract/clients/clients'
import { Refusal } from '../../../platform/refusal.ts'
import { findPlaceProblem } from '../../reference/index.ts'

/** Refuses a province of another country, and details of walk-ins, who give their own. */
export function checkBilling(billing: ClientBilling | undefined, clientId: number | null): void {
  if (!billing) return
  if (clientId === walkInClientId) throw new Refusal('conflict')
  const problem = findPlaceProblem(billing.contact)
  if (problem) throw new Refusal('malformed', [{ ...problem, path: `body.billing.contact.${problem.path}` }])
}
