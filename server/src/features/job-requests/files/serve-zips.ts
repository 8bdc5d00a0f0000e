import { Readable } from 'node:stream'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { sourceLocale } from '@portolan/locale/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../../../platform/refusal.ts'
import { safeNames } from '../../../platform/zip/safe-names.ts'
import type { ZipEntry } from '../../../platform/zip/zip-entry.ts'
import { zipLength } from '../../../platform/zip/zip-length.ts'
import { zipStream } from '../../../platform/zip/zip-stream.ts'
import { bundlePath, readBundle } from './bundle-path.ts'
import { findZipByDownload, type PreparedZip } from './store-zip.ts'
import { zipEntries } from './zip-entries.ts'
import { type ZipNeeds, zipPath } from './zip-files.ts'

const Params = z.object({ id: z.string() })
const Query = z.object({ until: z.string(), proof: z.string(), locale: z._default(z.string(), sourceLocale) })

type ZipFiles = Pick<ZipNeeds, 'db' | 'fileStore' | 'signedPaths'>

/** Streams the translations of one request or of several as a zip, named in the reader's language. The signed URL is the permission. */
export function serveZips(app: FastifyInstance, needs: ZipFiles): void {
  app.get(zipPath(':id'), async (request, reply) => {
    const { id, locale } = readSigned(request, needs, zipPath)
    const zip = await findZipByDownload(needs.db, id)
    if (!zip) throw new Refusal('not_found')
    const contents = { requestId: zip.requestId, locale, nameOf: safeNames(), folder: '' }
    return sendZip(reply, zip.fileName, await zipEntries(needs.db, needs.fileStore, contents))
  })
  app.get(bundlePath(':id'), async (request, reply) => {
    const { id, locale } = readSigned(request, needs, bundlePath)
    const nameOf = safeNames()
    const entries: ZipEntry[] = []
    for (const downloadId of readBundle(id)) {
      const zip = await findZipByDownload(needs.db, downloadId)
      if (!zip) throw new Refusal('not_found')
      const contents = { requestId: zip.requestId, locale, nameOf, folder: `${folderOf(zip)}/` }
      entries.push(...(await zipEntries(needs.db, needs.fileStore, contents)))
    }
    return sendZip(reply, 'translations.zip', entries)
  })
}

function readSigned(request: FastifyRequest, { signedPaths }: ZipFiles, pathOf: (id: string) => string) {
  const params = Params.safeParse(request.params)
  const query = Query.safeParse(request.query)
  if (!params.success || !query.success || !signedPaths.isGood(pathOf(params.data.id), query.data))
    throw new Refusal('not_found')
  return { id: params.data.id, locale: query.data.locale }
}

/** Slashes in a name would make more folders. */
const folderOf = ({ number, name }: PreparedZip): string => `${number} ${name}`.replaceAll(/[\\/]/g, '_')

function sendZip(reply: FastifyReply, fileName: string, entries: readonly ZipEntry[]): FastifyReply {
  if (entries.length === 0) throw new Refusal('not_found')
  return reply
    .header('content-type', 'application/zip')
    .header('content-length', zipLength(entries))
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(sanitizeFileName(fileName))}`)
    .header('cache-control', 'no-store')
    .send(Readable.from(zipStream(entries)))
}
