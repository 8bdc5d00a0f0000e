import { sql, type Transaction } from 'kysely'

const before = { en: 'Tasks by language', ar: 'المهام حسب اللغة', es: 'Tareas por idioma' }
const after = { en: 'Requests by language', ar: 'الطلبات حسب اللغة', es: 'Solicitudes por idioma' }

/** Clients know requests, not tasks. A provider's own name of the report stays. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`update report set names = ${JSON.stringify(after)} where type = 'TASK' and names = ${JSON.stringify(before)}`.execute(
    tx,
  )
}
