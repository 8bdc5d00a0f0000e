import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { withoutFsync } from '../../../platform/without-fsync.ts'
import type { LanguagePair } from '../../../ports/translation-engine.ts'
import type { Database, Tx } from '../../../tables/database.ts'

export type CacheKey = { readonly clientId: number; readonly engine: string; readonly pair: LanguagePair }

const digestOf = ({ clientId, engine, pair }: CacheKey, text: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([clientId, engine, pair.from, pair.to, text]))
    .digest()

/** Translations by their texts. One client never gets another's, and an engine never another engine's. */
export async function readCache(
  db: Database,
  key: CacheKey,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map()
  const textByDigest = new Map(texts.map((text) => [digestOf(key, text).toString('hex'), text]))
  const digests = [...textByDigest.keys()].map((hex) => Buffer.from(hex, 'hex'))
  const rows = await db
    .selectFrom('machine_translation_cache')
    .select(['digest', 'target', sql<boolean>`used_at < now() - interval '1 day'`.as('isOld')])
    .where('digest', 'in', digests)
    .execute()
  await markUsed(
    db,
    rows.flatMap(({ digest, isOld }) => (isOld ? [digest] : [])),
  )
  return new Map(rows.map(({ digest, target }) => [textByDigest.get(digest.toString('hex')) ?? '', target]))
}

/** Skips rows that another call is marking, so that the two cannot wait for each other. */
async function markUsed(db: Database, digests: readonly Buffer[]): Promise<void> {
  if (digests.length === 0) return
  const free = db
    .selectFrom('machine_translation_cache')
    .select('digest')
    .where('digest', 'in', digests)
    .forUpdate()
    .skipLocked()
  await db
    .updateTable('machine_translation_cache')
    .set({ used_at: sql<Date>`now()` })
    .where('digest', 'in', free)
    .execute()
}

/** Writes nothing for a client that has opted out in the meantime: its stored translations were deleted for good. */
export async function writeCache(
  db: Database,
  key: CacheKey,
  translations: ReadonlyMap<string, string>,
): Promise<void> {
  if (translations.size === 0) return
  const rows = [...translations].map(([text, target]) => ({
    digest: digestOf(key, text),
    client_id: key.clientId,
    target,
  }))
  // In one order for all calls, so that two that write the same texts cannot wait for each other.
  rows.sort((a, b) => a.digest.compare(b.digest))
  await db.transaction().execute(async (tx) => {
    if (!(await lockCachedClient(tx, key.clientId))) return
    await tx
      .insertInto('machine_translation_cache')
      .values(rows)
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute()
  })
}

/** Waits for a change of the client's settings, and holds off the next one until the rows are written. */
async function lockCachedClient(tx: Tx, clientId: number): Promise<boolean> {
  const client = await tx
    .selectFrom('client')
    .select(['id', withoutFsync.as('isQuick')])
    .where('id', '=', clientId)
    .where(sql<boolean>`(machine_translation_settings ->> 'isCacheDisabled') is distinct from 'true'`)
    .forKeyShare()
    .executeTakeFirst()
  return client !== undefined
}

export async function deleteCacheOf(tx: Tx, clientId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('machine_translation_cache')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes what was not used for long, and the least used of more than `mostRows`. Returns how many. */
export async function sweepCache(
  db: Database,
  { unusedSince, mostRows }: { readonly unusedSince: Date; readonly mostRows: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('machine_translation_cache')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('used_at', '<', unusedSince),
        eb(
          'digest',
          'in',
          selectFrom('machine_translation_cache').select('digest').orderBy('used_at', 'desc').offset(mostRows),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
