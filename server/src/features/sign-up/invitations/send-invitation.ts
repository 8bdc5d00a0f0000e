import { createHash, randomBytes } from 'node:crypto'
import type { ClientRole } from '@portolan/contract/roles'
import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Tx } from '../../../tables/database.ts'
import { type StoredClient, signUpPath } from '../../clients/index.ts'
import { invitationSent, sendMail } from '../../mail/index.ts'
import { saveInvitation } from './store-invitations.ts'

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const newSecret = (): string => randomBytes(24).toString('base64url')

export function expiryOf(sentAt: Date): Date {
  const expires = new Date(sentAt)
  expires.setUTCDate(expires.getUTCDate() + invitationLimits.validDays)
  return expires
}

export type InvitationCall = {
  readonly actor: Actor
  readonly client: StoredClient
  readonly origin: Origin
  readonly locale: string
  readonly now: Date
}

type Invited = { readonly email: string; readonly role: ClientRole | null }

/** The email holds the secret, the database its digest only. */
export async function sendInvitation(tx: Tx, call: InvitationCall, { email, role }: Invited): Promise<void> {
  const { actor, client, origin, locale, now } = call
  const secret = newSecret()
  const id = await saveInvitation(tx, {
    client_id: client.clientId,
    email,
    role,
    secret_hash: hashSecret(secret),
    invited_by: actor.accountId,
    sent_at: now,
    expires_at: expiryOf(now),
  })
  const subject = { type: 'invitation', id, clientId: client.clientId }
  const details = { email, clientId: client.clientId, ...(role && { role }) }
  await audit(tx, { actor, origin, action: 'colleague-invited', subject, details })
  const inviter = `${actor.firstName} ${actor.lastName}`.trim() || actor.email
  const data = {
    inviter,
    company: client.companyName,
    page: `${signUpPath(client)}?${new URLSearchParams({ invitation: secret })}`,
  }
  await sendMail(tx, { template: invitationSent, to: email, locale, data })
}
