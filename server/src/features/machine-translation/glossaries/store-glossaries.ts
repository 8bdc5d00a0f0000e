import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export type StoredGlossary = Omit<Glossary, 'changeTime'> & { readonly changedAt: Date; readonly clientId: number }

const select = (db: Database) =>
  db
    .selectFrom('glossary')
    .select([
      'id',
      'client_id as clientId',
      'name',
      'source_language_id as sourceLanguageId',
      'target_language_id as targetLanguageId',
      'term_count as termCount',
      'changed_at as changedAt',
    ])

export const listGlossariesOf = (db: Database, clientId: number): Promise<StoredGlossary[]> =>
  select(db).where('client_id', '=', clientId).orderBy(sql`lower(name)`).execute()

export const findGlossary = (db: Database, clientId: number, id: string): Promise<StoredGlossary | undefined> =>
  select(db).where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst()

/** Without asking whose it is: for holders of a signed address. */
export const findAnyGlossary = (db: Database, id: string): Promise<StoredGlossary | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst()

/** Changes to the terms of a glossary happen one after the other. */
export const lockGlossary = (tx: Tx, clientId: number, id: string): Promise<StoredGlossary | undefined> =>
  select(tx).where('client_id', '=', clientId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Serializes what depends on the number of a client's glossaries and terms. */
export async function lockGlossariesOf(tx: Tx, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7313, ${clientId})`.execute(tx)
}

export async function countGlossaries(tx: Tx, clientId: number) {
  const { glossaries, terms } = await tx
    .selectFrom('glossary')
    .select(({ fn }) => [
      fn.countAll<string>().as('glossaries'),
      fn.coalesce(fn.sum<string>('term_count'), sql<string>`0`).as('terms'),
    ])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { glossaries: Number(glossaries), terms: Number(terms) }
}

export async function isNameTaken(tx: Tx, clientId: number, name: string, exceptId: string | null): Promise<boolean> {
  let query = tx
    .selectFrom('glossary')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
  if (exceptId !== null) query = query.where('id', '<>', exceptId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function insertGlossary(
  tx: Tx,
  glossary: Pick<StoredGlossary, 'clientId' | 'name' | 'sourceLanguageId' | 'targetLanguageId'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('glossary')
    .values({
      client_id: glossary.clientId,
      name: glossary.name,
      source_language_id: glossary.sourceLanguageId,
      target_language_id: glossary.targetLanguageId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('glossary').set({ name }).where('id', '=', id).execute()
}

export async function removeGlossary(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('glossary').where('id', '=', id).execute()
}

/** Records that the terms changed, which makes translations use them. */
export async function touchGlossary(tx: Tx, id: string, addedTerms: number): Promise<void> {
  await tx
    .updateTable('glossary')
    .set({ changed_at: sql<Date>`clock_timestamp()`, term_count: sql<number>`term_count + ${addedTerms}` })
    .where('id', '=', id)
    .execute()
}
