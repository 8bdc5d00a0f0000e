import type { StepStatus } from '@portolan/contract/job-requests'
import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

export async function saveZip(db: Database, requestId: string, status: StepStatus, fileName: string): Promise<void> {
  const row = { status, file_name: fileName, changed_at: sql<Date>`now()` }
  await db
    .insertInto('job_request_zip')
    .values({ job_request_id: requestId, ...row })
    .onConflict((conflict) => conflict.column('job_request_id').doUpdateSet(row))
    .execute()
}

export async function findZip(db: Database, requestId: string) {
  return db
    .selectFrom('job_request_zip')
    .select(['status', 'file_name as fileName'])
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()
}
