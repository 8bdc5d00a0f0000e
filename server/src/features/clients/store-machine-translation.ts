import { sql } from 'kysely'
import { likeText } from '../../platform/like-text.ts'
import type { ClientMachineTranslationSettings } from '../../tables/client.ts'
import type { Database, Tx } from '../../tables/database.ts'

export async function findMachineTranslationSettings(
  db: Database | Tx,
  clientId: number,
): Promise<ClientMachineTranslationSettings> {
  const row = await db
    .selectFrom('client')
    .select('machine_translation_settings')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return row?.machine_translation_settings ?? {}
}

/** Undefined if there is no such client. Nobody else changes them, or stores translations for it, until the end. */
export async function lockMachineTranslationSettings(
  tx: Tx,
  clientId: number,
): Promise<ClientMachineTranslationSettings | undefined> {
  const row = await tx
    .selectFrom('client')
    .select('machine_translation_settings')
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  return row?.machine_translation_settings
}

export async function saveMachineTranslationSettings(
  tx: Tx,
  clientId: number,
  settings: ClientMachineTranslationSettings,
): Promise<void> {
  await tx
    .updateTable('client')
    .set({ machine_translation_settings: JSON.stringify(settings) })
    .where('id', '=', clientId)
    .execute()
}

type ClientPage = {
  readonly search?: string | undefined
  readonly after?: { readonly name: string; readonly id: number } | undefined
  readonly size: number
}

/** A page of clients by name, with their settings. */
export async function listClientPage(db: Database, { search, after, size }: ClientPage) {
  let query = db.selectFrom('client').select(['id', 'client_name as name', 'machine_translation_settings as settings'])
  if (search) query = query.where('client_name', 'ilike', likeText(search))
  if (after) query = query.where(sql<boolean>`(lower(client_name), id) > (lower(${after.name}), ${after.id}::int)`)
  return query.orderBy(sql`lower(client_name)`).orderBy('id').limit(size).execute()
}
