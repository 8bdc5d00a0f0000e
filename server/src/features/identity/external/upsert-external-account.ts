import { clientRoles, type Role } from '@portolan/contract/roles'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { createAccount } from '../accounts/create-account.ts'
import { updateExternalAccount } from '../accounts/store-external-accounts.ts'
import { rolesIn } from '../callers/actor-of.ts'
import type { ExternalClaims } from './external-claims.ts'
import {
  findExistingAccount,
  findIssuerAccount,
  listMatchingClients,
  lockIssuerAccount,
  saveIssuerAccount,
  updateRoles,
} from './store-issuer-accounts.ts'

/**
 * Returns the id of the token's account. Creates the account on the first sign-in and updates it from every newer
 * token.
 */
export function upsertExternalAccount(db: Database, issuer: string, claims: ExternalClaims): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const key = { issuer, subject: claims.subject }
    const tokenIssuedAt = new Date(claims.issuedAt * 1000)
    await lockIssuerAccount(tx, key)
    const linked = await findIssuerAccount(tx, key)
    // An older token that is still valid must not restore roles that a newer one removed.
    if (linked && linked.tokenIssuedAt >= tokenIssuedAt) return linked.id
    const sameEmail = await findExistingAccount(tx, claims.email)
    // Never link an existing account by an email address that the issuer has not verified.
    if (!linked && sameEmail && !claims.isEmailVerified) throw new Refusal('account_not_accepted')

    const { roles, clientIds } = await deriveMembership(tx, claims)
    const before = linked ?? sameEmail
    const id = before?.id ?? (await create(tx, claims, roles))
    const isTaken = sameEmail !== undefined && sameEmail.id !== id
    const email = isTaken && before ? before.email : claims.email
    await updateExternalAccount(tx, id, { ...claims, email, clientIds })
    await updateRoles(tx, id, roles)
    await saveIssuerAccount(tx, key, id, tokenIssuedAt)
    const isSame = before?.roles.join() === roles.join()
    const action = !before ? 'external-account-created' : linked ? 'roles-changed' : 'external-account-joined'
    if (!linked || !isSame)
      await audit(tx, { actor: undefined, action, subject: { type: 'account', id }, details: { issuer, roles } })
    return id
  })
}

const create = (tx: Tx, { email, firstName, lastName }: ExternalClaims, roles: readonly Role[]): Promise<string> =>
  createAccount(tx, { email, firstName, lastName, roles, password: null, isFederated: true })

/** Members of a client's group who have no portal role become employees of that client. */
async function deriveMembership(tx: Tx, claims: ExternalClaims) {
  const domain = claims.isEmailVerified ? claims.email.slice(claims.email.lastIndexOf('@') + 1) : undefined
  const matching = await listMatchingClients(tx, domain, claims.externalGroups)
  const claiming = matching.filter(({ claimsGroup }) => claimsGroup)
  const granted = rolesIn(claims.groups)
  const roles: readonly Role[] = granted.length === 0 && claiming.length > 0 ? ['CLIENT_EMPLOYEE'] : granted
  const isClient = roles.some((role) => clientRoles.includes(role))
  const clients = claiming.length > 0 ? claiming : matching
  return { roles, clientIds: isClient ? clients.map(({ id }) => id) : [] }
}
