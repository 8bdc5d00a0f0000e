import { type Actor, isStaff } from '../../../platform/actor.ts'
import { hasLocalPassword, type SignInOptions } from '../accounts/store-sign-in-options.ts'

/** For staff, and for users whose organization has MFA on. Never for accounts without a local password. */
export const isMfaOffered = (actor: Actor, options: SignInOptions): boolean =>
  hasLocalPassword(options) && (isStaff(actor) || options.doesClientUseMfa)
