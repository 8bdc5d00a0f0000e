import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseImpersonation } from '../impersonation/refuse-impersonation.ts'
import { type ApiKeyCall, type ApiKeyNeeds, presentKey } from './own-api-keys.ts'
import { listKeysOfClient } from './store-api-keys.ts'
import { findKeySettings, isClient, saveKeySetting } from './store-key-settings.ts'

export async function listClientKeys({ db, now }: ApiKeyNeeds, clientId: number) {
  if (!(await isClient(db, clientId))) throw new Refusal('client_not_found')
  const keys = await listKeysOfClient(db, clientId)
  return {
    ...(await findKeySettings(db, clientId)),
    keys: keys.map((key) => ({
      ...presentKey(key, now()),
      ownerName: `${key.first_name} ${key.last_name}`.trim(),
      ownerEmail: key.email,
    })),
  }
}

type KeySetting = { readonly clientId?: number | undefined; readonly isAllowed: boolean }

/** Keys stay as they are, and work again once they are switched on. */
export async function switchKeys({ db }: ApiKeyNeeds, { actor, origin }: ApiKeyCall, setting: KeySetting) {
  refuseImpersonation(actor)
  const { clientId, isAllowed } = setting
  await db.transaction().execute(async (tx) => {
    if (clientId !== undefined && !(await isClient(tx, clientId))) throw new Refusal('client_not_found')
    if (!(await saveKeySetting(tx, clientId ?? null, isAllowed))) return
    const subject = clientId === undefined ? { type: 'portal', id: 'api-keys' } : { type: 'client', id: `${clientId}` }
    const ofClient = clientId === undefined ? {} : { clientId }
    const action = isAllowed ? 'api-keys-allowed' : 'api-keys-switched-off'
    await audit(tx, { actor, origin, action, subject: { ...subject, ...ofClient } })
  })
}
