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
