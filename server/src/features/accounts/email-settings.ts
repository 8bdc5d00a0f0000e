import { type EmailDelivery, EmailKind, type EmailSettings } from '@portolan/contract/accounts/email-settings'
import { clientRoles } from '@portolan/contract/roles'
import { type Actor, hasAnyRole } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { refuseImpersonation } from '../identity/index.ts'
import { findEmailSettings, saveEmailSettings } from '../mail/index.ts'
import { transaction } from './store.ts'

/** Of the emails about orders that staff work on, those about messages and cancellations are not always sent. */
const offeredTo = (actor: Actor): EmailKind[] =>
  hasAnyRole(actor, clientRoles) ? [...EmailKind.options] : ['MESSAGES', 'REQUESTS']

export async function getEmailSettings(db: Database, actor: Actor): Promise<EmailSettings> {
  const { mutedKinds, delivery } = await findEmailSettings(db, actor.accountId)
  const offeredKinds = offeredTo(actor)
  return { offeredKinds, enabledKinds: offeredKinds.filter((kind) => !mutedKinds.includes(kind)), delivery }
}

type Choice = { readonly enabledKinds: readonly EmailKind[]; readonly delivery: EmailDelivery }

/** Stores what is turned off, so that kinds of later releases are on. */
export async function changeEmailSettings(
  db: Database,
  actor: Actor,
  { enabledKinds, delivery }: Choice,
  origin: Origin,
): Promise<EmailSettings> {
  refuseImpersonation(actor)
  const settings = { mutedKinds: offeredTo(actor).filter((kind) => !enabledKinds.includes(kind)), delivery }
  await transaction(db, async (tx) => {
    await saveEmailSettings(tx, actor.accountId, settings)
    const subject = { type: 'account', id: actor.accountId }
    await audit(tx, { actor, origin, action: 'email-settings-changed', subject, details: settings })
  })
  return getEmailSettings(db, actor)
}
