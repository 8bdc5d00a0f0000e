import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { dashboardRoles } from '@portolan/contract/roles'
import { type Actor, hasAnyRole, isStaff } from '../../platform/actor.ts'

type OwnedRequest = { readonly clientId: number }

/** Only members of the organization rename, archive and cancel a request. */
export const isMember = (actor: Actor, { clientId }: OwnedRequest): boolean => actor.linkedClientIds.includes(clientId)

/** Staff who see requests. Other staff, such as linguists, get 404. */
export const worksAtDesk = (actor: Actor | undefined): boolean =>
  actor !== undefined && hasAnyRole(actor, dashboardRoles)

/**
 * How someone may see a request: as a member or at the desk, as a visitor with the link of a request that was made
 * signed out, or not at all. A signed-in client of another organization is a visitor.
 */
export function relationTo(
  actor: Actor | undefined,
  request: OwnedRequest & { readonly isOpenByLink: boolean },
): 'insider' | 'visitor' | 'stranger' {
  if (actor && isMember(actor, request)) return 'insider'
  if (actor && isStaff(actor)) return worksAtDesk(actor) ? 'insider' : 'stranger'
  return request.isOpenByLink ? 'visitor' : 'stranger'
}

/** Nothing happens to a request in one of these unless someone starts it again. */
const ended: readonly JobRequestStatus[] = [
  'COMPLETED',
  'CANCELLED',
  'QUOTE_REJECTED',
  'QUOTE_EXPIRED',
  'REJECTED_BY_SCREENING',
  'FAILED',
]

const linkEndsAfterDays = 90
const day = 24 * 3600 * 1000

/** A visitor's link ends 90 days after the request entered its last status. */
export const isLinkExpired = (status: JobRequestStatus, since: Date, now: Date): boolean =>
  ended.includes(status) && now.getTime() - since.getTime() > linkEndsAfterDays * day
