import { Readable } from 'node:stream'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { sourceLocale } from '@portolan/locale/locales'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { safeNames } from '../../../platform/zip/safe-names.ts'
import type { ZipEntry } from '../../../platform/zip/zip-entry.ts'
import { zipLength } from '../../../platform/zip/zip-length.ts'
import { zipStream } from '../../../platform/zip/zip-stream.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { checkedStore, isIntact } from '../../files/index.ts'
import { nameLanguage } from '../../reference/index.ts'
import { recordAltered } from '../analysis/check-file.ts'
import { isDelivered, listFiles } from '../store-requests.ts'
import { findZipByDownload } from './store-zip.ts'
import { type ZipNeeds, zipPath } from './zip-files.ts'

const Params = z.object({ id: z.uuid() })
const Query = z.object({ until: z.string(), proof: z.string(), locale: z._default(z.string(), sourceLocale) })

type ZipFiles = Pick<ZipNeeds, 'db' | 'fileStore' | 'signedPaths'>

/** Streams a request's translations as one zip with a folder per language, named in the reader's language. The signed URL is the permission. */
export function serveZips(app: FastifyInstance, { db, fileStore, signedPaths }: ZipFiles): void {
  app.get(zipPath(':id'), async (request, reply) => {
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params.success || !query.success || !signedPaths.isGood(zipPath(params.data.id), query.data))
      throw new Refusal('not_found')
    const zip = await findZipByDownload(db, params.data.id)
    const entries = zip ? await entriesOf(db, fileStore, { id: zip.requestId, locale: query.data.locale }) : []
    if (!zip || entries.length === 0) throw new Refusal('not_found')
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', zipLength(entries))
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(sanitizeFileName(zip.fileName))}`,
      )
      .header('cache-control', 'no-store')
      .send(Readable.from(zipStream(entries)))
  })
}

type Contents = { readonly id: string; readonly locale: string }

async function entriesOf(db: Database, fileStore: FileStore, { id, locale }: Contents): Promise<ZipEntry[]> {
  const nameOf = safeNames()
  const files = (await listFiles(db, id)).filter(isDelivered)
  return Promise.all(
    files.map(async (file) => {
      const { file_key, file_name, language_id } = file
      const stored = await fileStore.stat(file_key)
      if (!stored) throw new Refusal('not_found')
      if (!isIntact(file, stored)) {
        await recordAltered(db, file)
        throw new Refusal('file_altered')
      }
      const folder = language_id ? `${nameLanguage(language_id, locale)}/` : ''
      const { size, crc32, storedAt } = stored
      return {
        name: nameOf(folder + file_name),
        size,
        crc32,
        modifiedAt: storedAt,
        open: () => checkedStore(fileStore, file.sha256).read(file_key),
      }
    }),
  )
}
