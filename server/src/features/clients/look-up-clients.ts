import type { ClientConfig } from '@portolan/contract/clients/clients'
import { type Actor, isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { maySee, presentTo } from './policy.ts'
import { findClientIdsOfContact, findClients, findClientsById } from './store.ts'

type Lookup = {
  readonly emailDomain?: string | undefined
  readonly contactEmail?: string | undefined
  readonly externalGroups?: string | undefined
}

/**
 * By domain anyone may ask: the create form and sign-up begin there. Contacts and groups tell who belongs where, so only
 * staff may ask for any, and others for their own.
 */
export async function lookUpClients(db: Database, lookup: Lookup, actor: Actor | undefined): Promise<ClientConfig[]> {
  const emailDomain = lookup.emailDomain
  const groups = (lookup.externalGroups ?? '').split(',').filter((group) => group !== '')
  const contactEmail = lookup.contactEmail?.toLowerCase()
  refuseStrangersLookup(contactEmail, groups, actor)
  const found = await findClients(db, { ...(emailDomain && { emailDomain }), externalGroups: groups })
  const ofContact = contactEmail ? await findClientsById(db, await findClientIdsOfContact(db, contactEmail)) : []
  const all = new Map([...found, ...ofContact].map((client) => [client.clientId, client]))
  return [...all.values()]
    .filter((client) => client.allowedEmailDomains.includes(emailDomain ?? '') || maySee(client, actor, {}))
    .map((client) => presentTo(actor, client))
}

function refuseStrangersLookup(email: string | undefined, groups: readonly string[], actor: Actor | undefined): void {
  if (!email && groups.length === 0) return
  if (!actor) throw new Refusal('signed_out')
  const isOwn = (!email || email === actor.email) && groups.every((group) => actor.externalGroups.includes(group))
  if (!isOwn && !isStaff(actor)) throw new Refusal('forbidden')
}
