import type { CreatedUserAccount, NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { checkCustomFields, findClientAddress, findClientsById, listFields } from '../clients/index.ts'
import { createAccount, isCommonPassword, isEmailVerifiedBy, sendEmailConfirmation } from '../identity/index.ts'
import { withPlaceNames } from '../reference/index.ts'
import { checkAddress } from './check-address.ts'
import { findInvitedRole } from './invitations/accept-invitation.ts'
import { deleteInvitationsOf } from './invitations/store-invitations.ts'
import { checkMaySignUp } from './policy.ts'

type Needs = { readonly tx: Tx; readonly providerName: string; readonly locale: string; readonly now: () => Date }

/** Creates an employee of the client, or what an invitation says, who can sign in once the email address is confirmed. */
export async function createUserAccount(
  { tx, providerName, locale, now }: Needs,
  sent: NewUserAccount,
  origin: Origin,
): Promise<CreatedUserAccount> {
  const { clientId, email, firstName, lastName, password } = sent
  const [client] = await findClientsById(tx, [clientId])
  checkMaySignUp(client, sent)
  const invitedRole = await findInvitedRole(tx, sent, now())
  const wasInvited = invitedRole !== undefined
  const role = invitedRole ?? sent.role
  const address = await addressOf(tx, sent)
  const customFieldValues = checkCustomFields(
    await listFields(tx, clientId, 'USER'),
    sent.customFieldValues,
    'customFieldValues',
  )
  if (await isCommonPassword(password, { email, providerName })) throw new Refusal('password_too_common')

  const { verificationCode } = sent
  const isEmailConfirmed =
    wasInvited || (verificationCode !== undefined && (await isEmailVerifiedBy(tx, email, verificationCode)))
  const id = await createAccount(tx, {
    email,
    firstName,
    lastName,
    password,
    customFieldValues,
    isEmailConfirmed,
    address,
    roles: [role],
    clientId,
    linkedClientIds: [clientId],
  })
  await deleteInvitationsOf(tx, clientId, email)
  if (!isEmailConfirmed) await sendEmailConfirmation(tx, { id, email, firstName, locale })
  const subject = { type: 'account', id }
  const details = { clientId, isEmailConfirmed, ...(wasInvited && { wasInvited }) }
  await audit(tx, { actor: undefined, origin, action: 'signed-up', subject, details })
  return { loginName: email, email, firstName, lastName, roles: [role], isEmailConfirmed }
}

/** The one sent, or the client's if a colleague gave it before. */
async function addressOf(tx: Tx, { address, clientId, email }: NewUserAccount) {
  if (address) {
    checkAddress(address)
    return withPlaceNames(address)
  }
  const known = await findClientAddress(tx, clientId)
  return known && { ...known, email }
}
