import { clearExternalReferenceId } from '../../../shared/request/external-reference.ts'
import { leaveFor } from './leave-for.ts'

/** A visit takes one cart: who comes back to this tab cannot leave the same visit without ordering. */
export function leaveWithCart(url: string): void {
  clearExternalReferenceId()
  leaveFor(url)
}
