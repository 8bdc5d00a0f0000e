import type { ModelProblem } from '@portolan/contract/machine-translation/admin/engines'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export async function lockInstalls(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7315, 0)`.execute(tx)
}

export const listInstalls = (db: Database) =>
  db
    .selectFrom('translation_model_install as install')
    .leftJoin('job', 'job.id', 'install.job_id')
    .select(['install.language', 'install.job_id as jobId', 'install.problem', 'job.state', 'job.progress'])
    .execute()

export type Install = Awaited<ReturnType<typeof listInstalls>>[number]

export const findInstall = async (db: Database, language: string): Promise<Install | undefined> =>
  (await listInstalls(db)).find((install) => install.language === language)

/** Whether an administrator removed the models of a language, or canceled their installation. */
export async function wereModelsTakenAway(db: Database, language: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_event')
    .select('id')
    .where('subject_type', '=', 'translation-model')
    .where('subject_id', '=', language)
    .where('action', 'in', ['translation-model-removed', 'translation-model-canceled'])
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

export async function saveInstall(tx: Tx, language: string, jobId: string): Promise<void> {
  const values = { job_id: jobId, problem: null }
  await tx
    .insertInto('translation_model_install')
    .values({ language, ...values })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(values))
    .execute()
}

export async function failInstall(tx: Tx, language: string, problem: ModelProblem): Promise<void> {
  await tx.updateTable('translation_model_install').set({ problem }).where('language', '=', language).execute()
}

/** Only if it is still the one of this job. */
export async function deleteInstall(tx: Tx, language: string, jobId: string): Promise<void> {
  await tx
    .deleteFrom('translation_model_install')
    .where('language', '=', language)
    .where('job_id', '=', jobId)
    .execute()
}
