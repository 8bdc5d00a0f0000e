import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Someone who has yet to choose an organization has no reports. */
export function clientOf({ clientId }: Actor): number {
  if (clientId === null) throw new Refusal('report_not_found')
  return clientId
}
