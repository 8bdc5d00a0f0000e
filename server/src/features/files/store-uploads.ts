import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { UploadOwner } from './upload-owner.ts'

const columnsOf = (owner: UploadOwner) =>
  'accountId' in owner ? { account_id: owner.accountId, network: null } : { account_id: null, network: owner.network }

export async function insertFolder(db: Database | Tx, prefix: string, owner: UploadOwner): Promise<void> {
  await db
    .insertInto('upload_folder')
    .values({ prefix, ...columnsOf(owner) })
    .execute()
}

/** Seconds until the owner may create another folder under the hourly limit; zero if now. */
export async function findFolderWait(db: Database | Tx, owner: UploadOwner, mostPerHour: number): Promise<number> {
  const row = await db
    .selectFrom('upload_folder')
    .select(sql<number>`extract(epoch from created_at + interval '1 hour' - now())::float8`.as('wait_seconds'))
    .where(isOf(owner))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at', 'desc')
    .offset(mostPerHour - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.wait_seconds ?? 0
}

export async function findFolders(db: Database | Tx, prefixes: readonly string[]) {
  if (prefixes.length === 0) return []
  return db
    .selectFrom('upload_folder')
    .select(['prefix', 'account_id', 'network'])
    .where('prefix', 'in', prefixes)
    .execute()
}

type NewUpload = { readonly key: string; readonly prefix: string; readonly bytes: number; readonly isInParts?: boolean }

export async function insertUpload(db: Database | Tx, upload: NewUpload): Promise<void> {
  const { key, prefix, bytes, isInParts = false } = upload
  await db
    .insertInto('upload')
    .values({ key, prefix, bytes, is_in_parts: isInParts })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts an upload by form. Returns undefined if the form does not exist or the file was claimed already. */
export async function insertUploadOfForm(db: Database, upload: NewUpload, claimedKey: string) {
  const { key, prefix, bytes } = upload
  const { rows } = await sql<{ account_id: string | null; network: string | null; files: string }>`
    with added as (
      insert into upload (key, prefix, bytes)
      select ${key}, prefix, ${bytes} from upload_folder
      where prefix = ${prefix} and not exists (select from file_claim where file_claim.key = ${claimedKey})
      on conflict (key) do update set bytes = greatest(upload.bytes, excluded.bytes), tries = upload.tries + 1
      returning key, prefix
    )
    select account_id, network,
      (select count(*) from upload other where other.prefix = added.prefix and other.key <> added.key) as files
    from added join upload_folder using (prefix)
  `.execute(db)
  const [found] = rows
  if (!found) return undefined
  return { owner: ownerIn(found), othersInForm: Number(found.files) }
}

const ownerIn = ({ account_id, network }: { account_id: string | null; network: string | null }): UploadOwner =>
  account_id === null ? { network: network ?? '' } : { accountId: account_id }

/** Does nothing after a second try for the same key, which may still bring more bytes. */
export async function updateBytes(db: Database, key: string, bytes: number): Promise<void> {
  await db.updateTable('upload').set({ bytes }).where('key', '=', key).where('tries', '=', 1).execute()
}

/** Does nothing after a second try for the same key, since one of them may have succeeded. */
export async function deleteFailedUpload(db: Database, key: string): Promise<void> {
  await db.deleteFrom('upload').where('key', '=', key).where('tries', '=', 1).execute()
}

/** Bytes of unclaimed uploads, of this owner and in total. */
export async function sumUploads(db: Database | Tx, owner: UploadOwner): Promise<{ own: number; total: number }> {
  const sum = await db
    .selectFrom('upload')
    .innerJoin('upload_folder', 'upload_folder.prefix', 'upload.prefix')
    .select(({ fn }) => [
      fn.sum<string | null>('bytes').as('total'),
      fn.sum<string | null>('bytes').filterWhere(isOf(owner)).as('own'),
    ])
    .executeTakeFirstOrThrow()
  return { own: Number(sum.own ?? 0), total: Number(sum.total ?? 0) }
}

export async function sumAllUploads(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

export async function deleteUploads(db: Database | Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('upload').where('key', 'in', keys).execute()
}

export async function findUploads(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('upload').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Uploads counted before this moment that were not sent in parts. By now they either exist or failed. */
export async function findWholeUploadsBefore(db: Database, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('key')
    .where('created_at', '<', moment)
    .where('is_in_parts', '=', false)
    .execute()
  return rows.map(({ key }) => key)
}

/** Also deletes the uploads counted in them. */
export async function deleteFoldersBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('upload_folder').where('created_at', '<', moment).execute()
}

const isOf = (owner: UploadOwner) =>
  'accountId' in owner ? sql<boolean>`account_id = ${owner.accountId}` : sql<boolean>`network = ${owner.network}`
