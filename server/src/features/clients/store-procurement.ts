import type { ClientProcurementSettings } from '../../tables/client.ts'
import type { Database } from '../../tables/database.ts'

export type ProcurementChange = {
  readonly settings: ClientProcurementSettings
  /** Digest of the secret that the client's system sends; undefined keeps the current one. */
  readonly secretHash?: string | null | undefined
  /** What we send, encrypted; undefined keeps the current one. */
  readonly sealedSecret?: Buffer | null | undefined
}

/** Returns false if there is no such client. */
export async function saveProcurement(
  db: Database,
  clientId: number,
  { settings, secretHash, sealedSecret }: ProcurementChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('client')
    .set({
      procurement_settings: JSON.stringify(settings),
      ...(secretHash !== undefined && { punchout_secret_hash: secretHash }),
      ...(sealedSecret !== undefined && { procurement_secret: sealedSecret }),
    })
    .where('id', '=', clientId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
