import type { Tx } from '../../tables/database.ts'

/** Answers its name; undefined where none of the keys is of a delivery that the client has yet to see. */
export async function deleteDelivered(
  tx: Tx,
  requestId: string,
  fileKeys: readonly string[],
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('file_key', 'in', fileKeys)
    .where('is_withheld', '=', true)
    .returning('file_name')
    .executeTakeFirst()
  return deleted?.file_name
}

/** From now on the client sees them. */
export async function releaseDeliveries(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('job_request_file')
    .set({ is_withheld: false })
    .where('job_request_id', '=', requestId)
    .where('is_withheld', '=', true)
    .execute()
}
