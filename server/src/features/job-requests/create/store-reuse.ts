import type { Tx } from '../../../tables/database.ts'

/** Good files of the client's own requests, by the keys they were asked for with. */
export async function findFilesOfClient(tx: Tx, clientId: number, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await tx
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
