import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { type ProcurementSettings, withDefaults } from './client-settings.ts'
import type { Identity } from './purchase-order.ts'
import { digestOfSecret, isSecretOf } from './secret-digest.ts'
import { type ClientRow, findClientByIdentity, findClientBySecret } from './store-clients.ts'

/** A client whose procurement system has proved who it is. */
export type ProcurementClient = {
  readonly id: number
  readonly emailDomains: readonly string[]
  readonly settings: ProcurementSettings
}

/** Looks up by digest, so that the timing does not reveal the secret. */
export async function requireClientBySecret(db: Database, secret: string): Promise<ProcurementClient> {
  const client = secret === '' ? undefined : await findClientBySecret(db, digestOfSecret(secret))
  if (!isSecretOf(client?.secretHash, secret)) throw new Refusal('signed_out')
  return requireProcurement(client)
}

export async function requireClientByIdentity(
  db: Database,
  identity: Identity,
  secret: string,
): Promise<ProcurementClient> {
  const client = await findClientByIdentity(db, identity)
  if (!isSecretOf(client?.secretHash, secret)) throw new Refusal('signed_out')
  return requireProcurement(client)
}

function requireProcurement(client: ClientRow | undefined): ProcurementClient {
  if (!client) throw new Refusal('signed_out')
  if (client.status !== 'ACTIVE') throw new Refusal('forbidden')
  if (!client.applicationIds.includes('coupa')) throw new Refusal('application_disabled')
  return { id: client.id, emailDomains: client.emailDomains, settings: withDefaults(client.settings) }
}
