import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AdmitUpload, FileStoreError, type StoredFile } from '../../../ports/file-store.ts'
import type { Disk } from '../disk/disk.ts'
import type { DiskRoom } from '../disk/disk-room.ts'
import { assertKey } from '../disk/key-path.ts'
import type { Received } from '../disk/staging.ts'
import { checkPost, FILE_NAME } from '../signing/post-policy.ts'
import type { StoreKeys } from '../signing/signature.ts'
import { boundaryOf, type FormPart, formParts } from './multipart-form.ts'
import { accessDenied, invalidArgument, S3Error, sendXml } from './s3-answer.ts'

export type UploadPlace = {
  disk: Disk
  diskSpace: DiskRoom
  admitUpload: AdmitUpload | undefined
  keys: StoreKeys
  bucket: string
  urlOf(key: string): string
}

/** Everything in a form but its file: S3 allows 20 kB, and our own forms have less than one. */
const FORM_FIELDS_BYTES = 20_000
const PATIENCE_MS = 60_000

/** POST of a form, as S3 takes it: the fields first, then the file, and whatever follows the file is not looked at. */
export async function answerUpload(
  place: UploadPlace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('The client sent nothing for a minute.')))
  const { stored, fields } = await receiveForm(place, request)
  request.setTimeout(0)
  const [location, etag] = [place.urlOf(stored.key), `"${stored.sha256}"`]
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

/** The file gets its key only when the whole form has arrived; until then nobody can see it. */
async function receiveForm(place: UploadPlace, request: IncomingMessage) {
  const { disk, keys, bucket } = place
  const fields = new Map<string, string>()
  let file: { key: string; received: Received } | undefined
  let admitted: Awaited<ReturnType<typeof admit>> | undefined
  try {
    // Ending the iteration early must not end the connection: the refusal still has to be answered.
    const body = request.iterator({ destroyOnReturn: false })
    let room = FORM_FIELDS_BYTES
    for await (const part of formParts(body, boundaryOf(request.headers['content-type']))) {
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
    const { key, received } = file
    await disk.publish(received, key)
    await admitted?.arrived(received.facts.size)
    return { fields, stored: { key, ...received.facts } satisfies StoredFile }
  } catch (error) {
    if (file) await disk.discard(file.received)
    await admitted?.failed()
    throw error
  }

  async function receiveFile(part: FormPart): Promise<{ key: string; received: Received }> {
    const key = keyOf(fields.get('key'), part.fileName)
    const range = checkPost(keys, bucket, new Map([...fields, ['key', key]]))
    // What is announced as too large is refused before it is sent.
    const announced = Number(request.headers['content-length'] ?? range.maxBytes)
    if (announced > range.maxBytes + 2 * FORM_FIELDS_BYTES) throw tooLarge()
    admitted = await admit(place, key, Math.min(announced, range.maxBytes))
    const received = await disk
      .receive(part.content, { maxBytes: range.maxBytes, isOurs: true })
      .catch((error: unknown) => {
        throw error instanceof FileStoreError && error.reason === 'too-large' ? tooLarge() : error
      })
    if (received.facts.size >= range.minBytes) return { key, received }
    await disk.discard(received)
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.')
  }
}

/** Reserves disk space and quota for an upload. Both are released when it ends. */
async function admit({ diskSpace, admitUpload }: UploadPlace, key: string, mostBytes: number) {
  const leave = await diskSpace.enter(mostBytes)
  try {
    const counted = await admitUpload?.(key, mostBytes)
    return {
      arrived: async (bytes: number) => {
        leave()
        await counted?.arrived(bytes)
      },
      failed: async () => {
        leave()
        await counted?.failed()
      },
    }
  } catch (error) {
    leave()
    throw error instanceof FileStoreError && error.reason === 'refused' ? accessDenied(error.message) : error
  }
}

function keyOf(field: string | undefined, fileName: string | undefined): string {
  if (!field) throw invalidArgument("Bucket POST must contain a field named 'key', before the file.")
  const ownName = (fileName ?? '').split(/[\\/]/).at(-1) ?? ''
  if (field.includes(FILE_NAME) && /^\.{0,2}$/.test(ownName)) throw invalidArgument('The file has no name.')
  // A function, so that "$&" in a name is not taken for a pattern.
  const key = field.replaceAll(FILE_NAME, () => ownName)
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
