import type { Database, Tx } from '../../../tables/database.ts'

/** Files of the client's earlier requests that passed screening and are visible, by their keys. */
export async function findFilesOfClient(db: Database | Tx, clientId: number, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('job_request_file')
    .innerJoin('job_request', 'job_request.id', 'job_request_file.job_request_id')
    .select(['file_key', 'size', 'sha256'])
    .distinctOn('file_key')
    .where('client_id', '=', clientId)
    .where('file_key', 'in', keys)
    .where('rejection', 'is', null)
    .where('is_withheld', '=', false)
    .execute()
  return rows.map((row) => ({ key: row.file_key, size: Number(row.size), sha256: row.sha256 }))
}
