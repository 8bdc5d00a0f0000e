import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables, Tx } from '../../../../tables/database.ts'
import { unfinishedFile } from './store-files.ts'
import { unfinishedTrack } from './store-tracks.ts'

/** The file, or a language of it, waits or is worked on. */
const isUnfinished = (row: ExpressionBuilder<Tables, 'media_file'>) =>
  row.or([
    row('media_file.status', 'in', unfinishedFile),
    row.exists(
      row
        .selectFrom('media_track')
        .select('media_track.id')
        .whereRef('media_track.file_id', '=', 'media_file.id')
        .where('media_track.status', 'in', unfinishedTrack),
    ),
  ])

/** How many files of the client wait or are worked on. */
export async function countUnfinished(tx: Tx, clientId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('media_file')
    .select(sql<string>`count(*)`.as('count'))
    .where(isUnfinished)
    .where('job_request_id', 'in', (row) =>
      row.selectFrom('job_request').select('id').where('client_id', '=', clientId),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of these files, those that wait or are worked on. */
export async function findBusyFiles(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('media_file').select('id').where('id', 'in', ids).where(isUnfinished).execute()
  return new Set(rows.map(({ id }) => id))
}
