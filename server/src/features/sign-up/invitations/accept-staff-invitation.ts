import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import type { StaffAccount } from '@portolan/contract/sign-up/staff-invitations'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { createAccount, isCommonPassword } from '../../identity/index.ts'
import { transaction } from '../store.ts'
import { hashSecret } from './send-invitation.ts'
import { deleteStaffInvitation, lockOpenStaffInvitation } from './store-staff-invitations.ts'

type Needs = { readonly db: Database; readonly providerName: string; readonly now: () => Date }

/** Address and role come from the invitation alone. The link proves that the address is the visitor's. */
export const acceptStaffInvitation = (
  { db, providerName, now }: Needs,
  { invitation, firstName, lastName, password }: StaffAccount,
  origin: Origin,
): Promise<CreatedUserAccount> =>
  transaction(db, async (tx) => {
    const found = await lockOpenStaffInvitation(tx, hashSecret(invitation), now())
    if (!found) throw new Refusal('invitation_invalid')
    const { email, role } = found
    if (await isCommonPassword(password, { email, providerName })) throw new Refusal('password_too_common')
    const person = { email, firstName, lastName, password }
    const id = await createAccount(tx, { ...person, roles: [role], isEmailConfirmed: true })
    await deleteStaffInvitation(tx, found.id)
    const subject = { type: 'account', id }
    await audit(tx, { actor: undefined, origin, action: 'staff-joined', subject, details: { email, role } })
    return { loginName: email, email, firstName, lastName, roles: [role], isEmailConfirmed: true }
  })
