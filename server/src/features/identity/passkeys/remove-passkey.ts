import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import type { PasskeyNeeds } from './start-passkey.ts'
import { deletePasskey } from './store-passkeys.ts'

export async function removePasskey(
  { db, now }: PasskeyNeeds,
  actor: Actor,
  passkeyId: string,
  origin: Origin,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, actor.accountId, passkeyId)
    if (name === undefined) throw new Refusal('not_found')
    const subject = { type: 'account', id: actor.accountId }
    await audit(tx, { actor, origin, action: 'passkey-removed', subject, details: { passkeyId, name } })
    await sendSecurityNotice(tx, actor.email, { what: 'passkey-removed', at: now(), ip: origin.ip, passkeyName: name })
  })
}
