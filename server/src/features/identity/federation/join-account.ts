import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { createAccount } from '../accounts/create-account.ts'
import { updateExternalAccount } from '../accounts/store-external-accounts.ts'
import type { ExternalPerson } from './external-person.ts'
import type { IdentityProvider } from './find-provider.ts'
import {
  findAccountOfAddress,
  findFederatedAccount,
  insertFederatedAccount,
  type KnownAccount,
  listClientsOfDomain,
  lockSubject,
} from './store-federated-accounts.ts'

export type JoinRefusal = 'otherDomain' | 'addressTaken' | 'disabled'
export type Joined = { readonly accountId: string } | { readonly refused: JoinRefusal }

/** The account of someone whom a client's own provider has signed in: made when they first come, brought up to date after. */
export function joinAccount(
  db: Database,
  provider: IdentityProvider,
  person: ExternalPerson,
  origin: Origin,
): Promise<Joined> {
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

type Outcome = { readonly accountId: string; readonly isNew: boolean } | { readonly refused: JoinRefusal }

async function join(tx: Tx, provider: IdentityProvider, person: ExternalPerson): Promise<Outcome> {
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1)
  if (!provider.domains.includes(domain)) return { refused: 'otherDomain' }
  const key = { providerId: provider.id, subject: person.subject }
  await lockSubject(tx, key)
  const known = await findFederatedAccount(tx, key)
  const ofAddress = await findAccountOfAddress(tx, person.email, provider.clientId)
  // Who signs in here with a password, or was named otherwise by the provider, is somebody else until staff say so.
  if (ofAddress && ofAddress.id !== known?.id && (known || !ofAddress.isAwaited)) return { refused: 'addressTaken' }
  const account: KnownAccount | undefined = known ?? ofAddress
  if (account?.isDisabled) return { refused: 'disabled' }

  const clientIds = await clientsOf(tx, provider, domain, person.groups)
  const accountId = account?.id ?? (await create(tx, person))
  await updateExternalAccount(tx, accountId, { ...person, externalGroups: person.groups, clientIds })
  if (!known) await insertFederatedAccount(tx, key, accountId)
  return { accountId, isNew: !account }
}

const create = (tx: Tx, person: ExternalPerson): Promise<string> =>
  createAccount(tx, { ...person, password: null, roles: ['CLIENT_EMPLOYEE'], isFederated: true })

/** By group where one of the domain's clients claims it, by the domain alone otherwise. */
async function clientsOf(tx: Tx, { clientId }: IdentityProvider, domain: string, groups: readonly string[]) {
  const clients = await listClientsOfDomain(tx, { domain, providerClientId: clientId, groups })
  const claiming = clients.filter(({ claimsGroup }) => claimsGroup)
  return (claiming.length > 0 ? claiming : clients).map(({ id }) => id)
}
