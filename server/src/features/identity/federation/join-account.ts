import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { createAccount } from '../accounts/create-account.ts'
import { updateExternalAccount } from '../accounts/store-external-accounts.ts'
import type { ExternalPerson } from './external-person.ts'
import type { IdentityProvider } from './find-provider.ts'
import {
  findFederatedAccount,
  findLinkableAccount,
  insertFederatedAccount,
  type LinkedAccount,
  listClientsOfDomain,
  lockSubject,
} from './store-federated-accounts.ts'

export type JoinRefusalReason = 'otherDomain' | 'addressTaken' | 'disabled'
export type JoinResult = { readonly accountId: string } | { readonly refused: JoinRefusalReason }

/** Finds or creates the account of a person whom a client's identity provider has signed in, and updates it. */
export function joinAccount(
  db: Database,
  provider: IdentityProvider,
  person: ExternalPerson,
  origin: Origin,
): Promise<JoinResult> {
  return db.transaction().execute(async (tx) => {
    const outcome = await join(tx, provider, person)
    const subject = { type: 'identity-provider', id: provider.id }
    if ('refused' in outcome) {
      const details = { why: outcome.refused, email: person.email }
      await audit(tx, { actor: undefined, origin, action: 'federated-sign-in-refused', subject, details })
    } else if (outcome.isNew) {
      const details = { accountId: outcome.accountId, email: person.email }
      await audit(tx, { actor: undefined, origin, action: 'federated-account-created', subject, details })
    }
    return outcome
  })
}

type Outcome = { readonly accountId: string; readonly isNew: boolean } | { readonly refused: JoinRefusalReason }

async function join(tx: Tx, provider: IdentityProvider, person: ExternalPerson): Promise<Outcome> {
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1)
  if (!provider.domains.includes(domain)) return { refused: 'otherDomain' }
  const key = { providerId: provider.id, subject: person.subject }
  await lockSubject(tx, key)
  const linked = await findFederatedAccount(tx, key)
  const sameEmail = await findLinkableAccount(tx, person.email, provider.clientId)
  // An account with this address that has a password, or belongs to another subject, is not linked automatically. Staff
  // must do it.
  if (sameEmail && sameEmail.id !== linked?.id && (linked || !sameEmail.isLinkable)) return { refused: 'addressTaken' }
  const account: LinkedAccount | undefined = linked ?? sameEmail
  if (account?.isDisabled) return { refused: 'disabled' }

  const clientIds = await findClientIds(tx, provider, domain, person.groups)
  const accountId = account?.id ?? (await create(tx, person))
  await updateExternalAccount(tx, accountId, { ...person, externalGroups: person.groups, clientIds })
  if (!linked) await insertFederatedAccount(tx, key, accountId)
  return { accountId, isNew: !account }
}

const create = (tx: Tx, person: ExternalPerson): Promise<string> =>
  createAccount(tx, { ...person, password: null, roles: ['CLIENT_EMPLOYEE'], isFederated: true })

/** Clients of the domain that claim one of the person's groups; all clients of the domain if none does. */
async function findClientIds(tx: Tx, { clientId }: IdentityProvider, domain: string, groups: readonly string[]) {
  const clients = await listClientsOfDomain(tx, { domain, providerClientId: clientId, groups })
  const claiming = clients.filter(({ claimsGroup }) => claimsGroup)
  return (claiming.length > 0 ? claiming : clients).map(({ id }) => id)
}
