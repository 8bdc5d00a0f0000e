import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Refuses to change or show another user's sign-in settings and sessions while impersonating. */
export function refuseImpersonation(actor: Actor): void {
  if (actor.impersonator) throw new Refusal('impersonation_forbidden')
}
