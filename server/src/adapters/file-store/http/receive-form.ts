import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AdmitUpload, FileStoreError, type StoredFile } from '../../../ports/file-store.ts'
import type { Disk } from '../disk/disk.ts'
import type { DiskSpace } from '../disk/disk-space.ts'
import { assertKey } from '../disk/key-path.ts'
import type { StagedFile } from '../disk/staging.ts'
import { checkPost, fileNamePlaceholder } from '../signing/post-policy.ts'
import type { StoreKeys } from '../signing/signature.ts'
import { type FormPart, parseBoundary, parseFormParts } from './multipart-form.ts'
import { accessDenied, invalidArgument, S3Error, sendXml } from './s3-answer.ts'

export type UploadPlace = {
  disk: Disk
  diskSpace: DiskSpace
  admitUpload: AdmitUpload | undefined
  keys: StoreKeys
  bucket: string
  urlOf(key: string): string
}

/** For all fields but the file, as in S3. Our own forms need less than 1 kB. */
const mostFieldBytes = 20_000
const idleTimeoutMs = 60_000

/** POST of a form as in S3: the fields first, then the file. Fields after the file are ignored. */
export async function answerUpload(
  place: UploadPlace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.setTimeout(idleTimeoutMs, () => request.destroy(new Error('The client sent nothing for a minute.')))
  const { stored, fields } = await receiveForm(place, request)
  request.setTimeout(0)
  const location = place.urlOf(stored.key)
  const etag = `"${stored.sha256}"`
  response.setHeader('location', location).setHeader('etag', etag)
  const status = fields.get('success_action_status')
  if (status === '201') {
    return sendXml(response, 201, 'PostResponse', {
      Location: location,
      Bucket: place.bucket,
      Key: stored.key,
      ETag: etag,
    })
  }
  response.writeHead(status === '200' ? 200 : 204).end()
}

/** The file gets its key, and so becomes visible, once the whole form has arrived. */
async function receiveForm(place: UploadPlace, request: IncomingMessage) {
  const { disk, keys, bucket } = place
  const fields = new Map<string, string>()
  let file: { key: string; staged: StagedFile } | undefined
  let admitted: Awaited<ReturnType<typeof admit>> | undefined
  try {
    // Leaving the loop early must not destroy the connection: the error still has to be sent.
    const body = request.iterator({ destroyOnReturn: false })
    let room = mostFieldBytes
    for await (const part of parseFormParts(body, parseBoundary(request.headers['content-type']))) {
      const name = part.name.toLowerCase()
      if (name !== 'file') {
        const value = await readField(part, room)
        room -= value.length
        if (file) continue
        if (fields.has(name)) throw invalidArgument(`The form has more than one field named '${name}'.`)
        fields.set(name, value.toString('utf8'))
        continue
      }
      if (file) throw invalidArgument('POST requires exactly one file upload per request.')
      file = await receiveFile(part)
    }
    if (!file) throw invalidArgument('POST requires exactly one file upload per request.')
    const { key, staged } = file
    await disk.publish(staged, key)
    await admitted?.arrived(staged.facts.size)
    return { fields, stored: { key, ...staged.facts } satisfies StoredFile }
  } catch (error) {
    if (file) await disk.discard(file.staged)
    await admitted?.failed()
    throw error
  }

  async function receiveFile(part: FormPart): Promise<{ key: string; staged: StagedFile }> {
    const key = resolveKey(fields.get('key'), part.fileName)
    const range = checkPost(keys, bucket, new Map([...fields, ['key', key]]))
    // Refuses by Content-Length, before the client sends the file.
    const announced = Number(request.headers['content-length'] ?? range.maxBytes)
    if (announced > range.maxBytes + 2 * mostFieldBytes) throw tooLarge()
    admitted = await admit(place, key, Math.min(announced, range.maxBytes))
    const staged = await disk
      .stage(part.content, { maxBytes: range.maxBytes, ownsChunks: true })
      .catch((error: unknown) => {
        throw error instanceof FileStoreError && error.reason === 'too-large' ? tooLarge() : error
      })
    if (staged.facts.size >= range.minBytes) return { key, staged }
    await disk.discard(staged)
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.')
  }
}

/** Reserves disk space and quota for an upload. Both are released when it ends. */
async function admit({ diskSpace, admitUpload }: UploadPlace, key: string, mostBytes: number) {
  const release = await diskSpace.reserve(mostBytes)
  try {
    const counted = await admitUpload?.(key, mostBytes)
    return {
      arrived: async (bytes: number) => {
        release()
        await counted?.arrived(bytes)
      },
      failed: async () => {
        release()
        await counted?.failed()
      },
    }
  } catch (error) {
    release()
    throw error instanceof FileStoreError && error.reason === 'refused' ? accessDenied(error.message) : error
  }
}

function resolveKey(field: string | undefined, fileName: string | undefined): string {
  if (!field) throw invalidArgument("Bucket POST must contain a field named 'key', before the file.")
  const ownName = (fileName ?? '').split(/[\\/]/).at(-1) ?? ''
  if (field.includes(fileNamePlaceholder) && /^\.{0,2}$/.test(ownName)) throw invalidArgument('The file has no name.')
  // A function, because a string would interpret "$&" in a file name.
  const key = field.replaceAll(fileNamePlaceholder, () => ownName)
  try {
    assertKey(key)
  } catch {
    throw new S3Error(400, 'KeyTooLongError', 'Your key is too long.')
  }
  return key
}

async function readField(part: FormPart, room: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.content) {
    size += chunk.length
    if (size > room) {
      throw new S3Error(400, 'MaxPostPreDataLengthExceeded', 'The fields of your POST request were too large.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(): S3Error {
  return new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
}
