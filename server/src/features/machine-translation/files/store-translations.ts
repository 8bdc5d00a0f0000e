import type { FileTranslationStatus } from '@portolan/contract/machine-translation/file-translations'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { MachineTranslationTable } from '../../../tables/machine-translation/machine-translation.ts'

export type TranslationChange = Updateable<MachineTranslationTable>

/** A job of a translation. Only the newest may change it. */
export type RunKey = { readonly translationId: string; readonly attempt: number }

export const unfinished: readonly FileTranslationStatus[] = ['WAITING', 'READING', 'TRANSLATING', 'WRITING']

/** Keeps translations that are there already. */
export async function insertTranslations(tx: Tx, rows: readonly Insertable<MachineTranslationTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('machine_translation')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source_file_id', 'language_id']).doNothing())
    .execute()
}

const withFile = (db: Database | Tx) =>
  db
    .selectFrom('machine_translation')
    .innerJoin('job_request_file', 'job_request_file.id', 'machine_translation.source_file_id')
    .selectAll('machine_translation')
    .select([
      'job_request_file.file_name as source_name',
      'job_request_file.file_key as source_key',
      'job_request_file.sha256 as source_sha256',
      'job_request_file.type as source_type',
    ])

export type FileTranslationRow = Awaited<ReturnType<ReturnType<typeof withFile>['executeTakeFirstOrThrow']>>

export const listTranslations = (db: Database | Tx, requestId: string): Promise<FileTranslationRow[]> =>
  withFile(db)
    .where('machine_translation.job_request_id', '=', requestId)
    .orderBy('source_name')
    .orderBy('machine_translation.language_id')
    .execute()

/** Undefined if the request has no such translation. */
export const findTranslation = (
  db: Database | Tx,
  { requestId, translationId }: { readonly requestId: string; readonly translationId: string },
): Promise<FileTranslationRow | undefined> =>
  withFile(db)
    .where('machine_translation.id', '=', translationId)
    .where('machine_translation.job_request_id', '=', requestId)
    .executeTakeFirst()

/** Undefined if the translation was cancelled or another job continues it. */
export const findRun = (db: Database, { translationId, attempt }: RunKey): Promise<FileTranslationRow | undefined> =>
  withFile(db)
    .where('machine_translation.id', '=', translationId)
    .where('attempt', '=', attempt)
    .where('status', 'in', unfinished)
    .executeTakeFirst()

/** Returns false if another job has the translation. The end is stored with its time. */
export async function updateRun(
  db: Database | Tx,
  { translationId, attempt }: RunKey,
  change: TranslationChange,
  { isEnd = false }: { readonly isEnd?: boolean } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('machine_translation')
    .set({ ...change, ...(isEnd && { finished_at: sql<Date>`now()` }) })
    .where('id', '=', translationId)
    .where('attempt', '=', attempt)
    .where('status', 'in', unfinished)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Locks the row until the transaction ends. Returns the number of its newest job. */
export async function lockTranslation(tx: Tx, translationId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('machine_translation')
    .select('attempt')
    .where('id', '=', translationId)
    .forUpdate()
    .executeTakeFirst()
  return row?.attempt
}

/** The change begins a new job of the translation, whatever its status. Returns the number of the job. */
export async function beginRun(tx: Tx, translationId: string, change: TranslationChange): Promise<number> {
  const { attempt } = await tx
    .updateTable('machine_translation')
    .set({ ...change, attempt: sql<number>`attempt + 1` })
    .where('id', '=', translationId)
    .returning('attempt')
    .executeTakeFirstOrThrow()
  return attempt
}

/** Ends all translations of a request that are not finished. A file that was being written again stays. */
export async function cancelUnfinished(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('machine_translation')
    .set({
      status: sql<FileTranslationStatus>`case when output_file_key is null then 'CANCELLED' else 'COMPLETED' end`,
      attempt: sql<number>`attempt + 1`,
      finished_at: sql<Date>`now()`,
    })
    .where('job_request_id', '=', requestId)
    .where('status', 'in', unfinished)
    .execute()
}

/** How many translations of the client wait or run. */
export async function countUnfinished(tx: Tx, clientId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('machine_translation')
    .innerJoin('job_request', 'job_request.id', 'machine_translation.job_request_id')
    .select(sql<string>`count(*)`.as('count'))
    .where('client_id', '=', clientId)
    .where('machine_translation.status', 'in', unfinished)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findRequestOf = (tx: Tx, translationId: string) =>
  tx
    .selectFrom('machine_translation')
    .select(['job_request_id', 'output_file_key'])
    .where('id', '=', translationId)
    .executeTakeFirst()
