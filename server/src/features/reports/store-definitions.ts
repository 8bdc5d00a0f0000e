import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { ReportTable } from '../../tables/report.ts'

export type StoredReport = Selectable<ReportTable>

/** The reports of one client, and those of all clients. */
const ofClient = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('report')
    .selectAll()
    .where(({ eb, or }) => or([eb('client_id', '=', clientId), eb('client_id', 'is', null)]))

export const findReports = (db: Database, clientId: number): Promise<StoredReport[]> =>
  ofClient(db, clientId).orderBy(sql`names ->> 'en'`).orderBy('id').execute()

export const findReport = (db: Database, clientId: number, id: string): Promise<StoredReport | undefined> =>
  ofClient(db, clientId).where('id', '=', id).executeTakeFirst()

export async function insertReport(db: Database | Tx, report: Insertable<ReportTable>): Promise<string> {
  const { id } = await db.insertInto('report').values(report).returning('id').executeTakeFirstOrThrow()
  return id
}
