import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** How someone signs in, and where they are signed in, is for their own hands: nobody changes it in their name. */
export function refuseImpersonation(actor: Actor): void {
  if (actor.impersonator) throw new Refusal('impersonation_forbidden')
}
