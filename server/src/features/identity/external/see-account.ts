import { clientRoles, type Role } from '@portolan/contract/roles'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { createAccount } from '../accounts/create-account.ts'
import { updateExternalAccount } from '../accounts/store-external-accounts.ts'
import { rolesIn } from '../callers/actor-of.ts'
import type { ExternalClaims } from './external-claims.ts'
import {
  findAccountByAddress,
  findIssuerAccount,
  listTiedClients,
  lockIssuerAccount,
  saveIssuerAccount,
  updateRoles,
} from './store-issuer-accounts.ts'

/** The id of the account that a token stands for: made when it is first seen, brought up to date by every newer token. */
export function upsertExternalAccount(db: Database, issuer: string, claims: ExternalClaims): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const key = { issuer, subject: claims.subject }
    const tokenIssuedAt = new Date(claims.issuedAt * 1000)
    await lockIssuerAccount(tx, key)
    const known = await findIssuerAccount(tx, key)
    // An old token that is still good must not bring back what a newer one took away.
    if (known && known.tokenIssuedAt >= tokenIssuedAt) return known.id
    const ofAddress = await findAccountByAddress(tx, claims.email)
    // The issuer speaks for everybody here, but an address that nobody confirmed may be anybody's.
    if (!known && ofAddress && !claims.isEmailVerified) throw new Refusal('account_not_accepted')

    const { roles, clientIds } = await deriveOrderStatus(tx, claims)
    const before = known ?? ofAddress
    const id = before?.id ?? (await create(tx, claims, roles))
    const isTaken = ofAddress !== undefined && ofAddress.id !== id
    const email = isTaken && before ? before.email : claims.email
    await updateExternalAccount(tx, id, { ...claims, email, clientIds })
    await updateRoles(tx, id, roles)
    await saveIssuerAccount(tx, key, id, tokenIssuedAt)
    const isSame = before?.roles.join() === roles.join()
    const action = !before ? 'external-account-created' : known ? 'roles-changed' : 'external-account-joined'
    if (!known || !isSame)
      await audit(tx, { actor: undefined, action, subject: { type: 'account', id }, details: { issuer, roles } })
    return id
  })
}

const create = (tx: Tx, { email, firstName, lastName }: ExternalClaims, roles: readonly Role[]): Promise<string> =>
  createAccount(tx, { email, firstName, lastName, roles, password: null, isFederated: true })

/** Who is in a customer's group and has no role of ours is an employee of that customer. */
async function deriveOrderStatus(tx: Tx, claims: ExternalClaims) {
  const domain = claims.isEmailVerified ? claims.email.slice(claims.email.lastIndexOf('@') + 1) : undefined
  const tied = await listTiedClients(tx, domain, claims.externalGroups)
  const claiming = tied.filter(({ claimsGroup }) => claimsGroup)
  const given = rolesIn(claims.groups)
  const roles: readonly Role[] = given.length === 0 && claiming.length > 0 ? ['CLIENT_EMPLOYEE'] : given
  const isClient = roles.some((role) => clientRoles.includes(role))
  const clients = claiming.length > 0 ? claiming : tied
  return { roles, clientIds: isClient ? clients.map(({ id }) => id) : [] }
}
