import { type Actor, isStaff } from '../../../platform/actor.ts'
import { hasPasswordHere, type SignInWays } from '../sign-in/store-sign-in-options.ts'

/** Staff, and users whose organisation wants it; nobody who signs in elsewhere. */
export const isMfaOffered = (actor: Actor, ways: SignInWays): boolean =>
  hasPasswordHere(ways) && (isStaff(actor) || ways.doesClientUseMfa)
