import type { ClientConfig } from '@portolan/contract/clients/clients'
import { type Actor, isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { maySee, presentClient } from './policy.ts'
import { findClientIdsByContact, findClients, findClientsById } from './store.ts'
import { markKnownAddresses } from './store-addresses.ts'

type Lookup = {
  readonly emailDomain?: string | undefined
  readonly contactEmail?: string | undefined
  readonly externalGroups?: string | undefined
}

/**
 * Anyone may look up clients by email domain: the create form and sign-up start there. Lookups by contact or group
 * reveal who belongs to which client, so only staff may do them for others.
 */
export async function lookUpClients(
  db: Database,
  lookup: Lookup,
  actor: Actor | undefined,
  locale: string,
): Promise<ClientConfig[]> {
  const emailDomain = lookup.emailDomain
  const groups = (lookup.externalGroups ?? '').split(',').filter((group) => group !== '')
  const contactEmail = lookup.contactEmail?.toLowerCase()
  refuseForeignLookup(contactEmail, groups, actor)
  const found = await findClients(db, { ...(emailDomain && { emailDomain }), externalGroups: groups }, locale)
  const ofContact = contactEmail
    ? await findClientsById(db, await findClientIdsByContact(db, contactEmail), locale)
    : []
  const all = new Map([...found, ...ofContact].map((client) => [client.clientId, client]))
  const visible = [...all.values()]
    .filter((client) => client.allowedEmailDomains.includes(emailDomain ?? '') || maySee(client, actor, {}))
    .map((client) => presentClient(actor, client))
  return markKnownAddresses(db, visible)
}

function refuseForeignLookup(email: string | undefined, groups: readonly string[], actor: Actor | undefined): void {
  if (!email && groups.length === 0) return
  if (!actor) throw new Refusal('signed_out')
  const isOwn = (!email || email === actor.email) && groups.every((group) => actor.externalGroups.includes(group))
  if (!isOwn && !isStaff(actor)) throw new Refusal('forbidden')
}
