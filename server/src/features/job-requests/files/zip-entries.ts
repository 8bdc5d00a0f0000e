import { Refusal } from '../../../platform/refusal.ts'
import type { ZipEntry } from '../../../platform/zip/zip-entry.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { checkedStore, isIntact } from '../../files/index.ts'
import { nameLanguage } from '../../reference/index.ts'
import { recordAltered } from '../analysis/check-file.ts'
import { isDelivered, listFiles } from '../store-requests.ts'

export type ZipContents = {
  readonly requestId: string
  /** Of the names of languages. */
  readonly locale: string
  /** Makes a name unique within the zip. */
  readonly nameOf: (name: string) => string
  /** The folder of the request in the zip; empty for none. */
  readonly folder: string
}

/** The translations of a request with a folder per language. */
export async function zipEntries(db: Database, fileStore: FileStore, contents: ZipContents): Promise<ZipEntry[]> {
  const files = (await listFiles(db, contents.requestId)).filter(isDelivered)
  return Promise.all(
    files.map(async (file) => {
      const { file_key, file_name, language_id } = file
      const stored = await fileStore.stat(file_key)
      if (!stored) throw new Refusal('not_found')
      if (!isIntact(file, stored)) {
        await recordAltered(db, file)
        throw new Refusal('file_altered')
      }
      const language = language_id ? `${nameLanguage(language_id, contents.locale)}/` : ''
      const { size, crc32, storedAt } = stored
      return {
        name: contents.nameOf(contents.folder + language + file_name),
        size,
        crc32,
        modifiedAt: storedAt,
        open: () => checkedStore(fileStore, file.sha256).read(file_key),
      }
    }),
  )
}
