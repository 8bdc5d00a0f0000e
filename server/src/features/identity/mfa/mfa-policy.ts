import { type Actor, isStaff } from '../../../platform/actor.ts'
import { hasLocalPassword, type SignInOptions } from '../sign-in/store-sign-in-options.ts'

/** Staff, and users whose organization requires it. Never for accounts that sign in elsewhere. */
export const isMfaOffered = (actor: Actor, options: SignInOptions): boolean =>
  hasLocalPassword(options) && (isStaff(actor) || options.doesClientUseMfa)
