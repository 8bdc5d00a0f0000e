import { randomBytes } from 'node:crypto'
import type { ClientOverview, NewClient } from '@portolan/contract/clients/administration'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { openSettings } from '../open-settings.ts'
import { checkBilling } from './check-billing.ts'
import { getClientOverview } from './client-overview.ts'
import { insertClient } from './store-overviews.ts'

const applicationIds: readonly ApplicationId[] = ['createProject', 'machineTranslation', 'reports', 'consoleHelp']

type Call = { readonly actor: Actor; readonly origin: Origin }

/** Refuses a second client of the same name, which staff could not tell apart. */
export async function addClient(tx: Tx, { actor, origin }: Call, client: NewClient): Promise<ClientOverview> {
  checkBilling(client.billing, null)
  const token = () => randomBytes(24).toString('base64url')
  const tokens = { signUpToken: token(), createProjectToken: token() }
  const clientId = await insertClient(tx, { ...client, ...tokens, settings: openSettings, applicationIds })
  if (clientId === undefined) throw new Refusal('conflict')
  const subject = { type: 'client', id: String(clientId), clientId }
  await audit(tx, { actor, origin, action: 'client-added', subject, details: client })
  return getClientOverview(tx, clientId)
}
