import type { StepStatus } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'

export async function saveZip(db: Database, requestId: string, status: StepStatus, fileName: string) {
  const row = { status, file_name: fileName, changed_at: sql<Date>`now()` }
  return db
    .insertInto('job_request_zip')
    .values({ job_request_id: requestId, ...row })
    .onConflict((conflict) => conflict.column('job_request_id').doUpdateSet(row))
    .returning(['status', 'download_id as downloadId'])
    .executeTakeFirstOrThrow()
}

export async function findZip(db: Database, requestId: string) {
  return db
    .selectFrom('job_request_zip')
    .select(['status', 'download_id as downloadId'])
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()
}

export async function findZipByDownload(db: Database, downloadId: string) {
  return db
    .selectFrom('job_request_zip')
    .innerJoin('job_request', 'job_request.id', 'job_request_zip.job_request_id')
    .select(['job_request_id as requestId', 'file_name as fileName', 'number', 'name'])
    .where('download_id', '=', downloadId)
    .executeTakeFirst()
}

export type PreparedZip = NonNullable<Awaited<ReturnType<typeof findZipByDownload>>>
