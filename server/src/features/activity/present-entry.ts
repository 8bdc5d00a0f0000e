import type { ActivityEntry } from '@portolan/contract/activity/activity'
import type { ActivityKind } from '@portolan/contract/activity/kinds'
import { clientRoles } from '@portolan/contract/roles'
import type { EntryRow } from './store-activity.ts'
import { kindOf } from './visible-actions.ts'

export function presentEntry(row: EntryRow): ActivityEntry {
  const kind = kindOf({ action: row.action, isOnOneself: row.actorId === null || row.actorId === row.subjectId })
  const details = row.details as Details
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind,
    by: presentPerson(row),
    request: presentRequest(row),
    object: objects[kind]?.({ ...details, subject: nameOf(row.subjectFirstName, row.subjectLastName) }) ?? '',
    count: details.numbers?.length ?? 1,
  }
}

/** What the audit entries of the visible actions hold. Only these leave the server. */
type Details = {
  readonly fileName?: string
  readonly name?: string
  readonly newName?: string
  readonly to?: string
  readonly email?: string
  readonly orderId?: string
  readonly numbers?: readonly string[]
}

type Named = Details & {
  /** The name of the account that the entry is about. */
  readonly subject: string
}

const objects: Partial<Record<ActivityKind, (named: Named) => string | undefined>> = {
  ACCOUNT_ENABLED: ({ subject }) => subject,
  ACCOUNT_DISABLED: ({ subject }) => subject,
  COLLEAGUE_MFA_DISABLED: ({ subject }) => subject,
  FILE_DOWNLOADED: ({ fileName }) => fileName,
  FILE_VIEWED: ({ fileName }) => fileName,
  REQUESTS_DOWNLOADED: ({ numbers }) => numbers?.join(', '),
  PASSKEY_ADDED: ({ name }) => name,
  PASSKEY_REMOVED: ({ name }) => name,
  API_KEY_CREATED: ({ name }) => name,
  READ_ONLY_API_KEY_CREATED: ({ name }) => name,
  API_KEY_REVOKED: ({ name }) => name,
  API_KEY_FIRST_USED: ({ name }) => name,
  SSO_ACCOUNT_CREATED: ({ email }) => email,
  COLLEAGUE_INVITED: ({ email }) => email,
  INVITATION_REVOKED: ({ email }) => email,
  REQUEST_RENAMED: ({ to }) => to,
  PURCHASE_ORDER_RECEIVED: ({ orderId }) => orderId,
  GLOSSARY_CREATED: ({ name }) => name,
  GLOSSARY_RENAMED: ({ newName }) => newName,
  GLOSSARY_CHANGED: ({ name }) => name,
  GLOSSARY_DELETED: ({ name }) => name,
}

const nameOf = (first: string | null, last: string | null): string => `${first ?? ''} ${last ?? ''}`.trim()

/** Staff appear by name, as in the history of a request. Jobs have no address, visitors have no account. */
function presentPerson(row: EntryRow): ActivityEntry['by'] {
  const isImpersonated = row.impersonatorId !== null
  if (row.personId !== null) {
    const type = row.roles?.every((role) => clientRoles.includes(role)) ? 'MEMBER' : 'STAFF'
    return { type, name: nameOf(row.firstName, row.lastName) || (row.email ?? ''), isImpersonated }
  }
  if (row.actorId !== null || row.subjectType === 'account') return { type: 'MEMBER', name: '', isImpersonated }
  if (row.ip === null || row.requestId === null) return { type: 'PORTAL', name: '', isImpersonated }
  return { type: 'VISITOR', name: nameOf(row.requesterFirstName, row.requesterLastName), isImpersonated }
}

function presentRequest({ requestId, number, name, origination }: EntryRow): ActivityEntry['request'] {
  if (requestId === null || number === null || name === null || origination === null) return null
  return { id: requestId, number, name, origination }
}
