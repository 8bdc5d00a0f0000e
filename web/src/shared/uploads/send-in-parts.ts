import {
  abortMultipartUpload,
  completeMultipartUpload,
  listUploadedParts,
  type MultipartUpload,
  startMultipartUpload,
} from '@portolan/contract/files/files'
import { ApiError, call } from '../api/api-client.ts'
import { partAddresses } from './part-addresses.ts'
import { rememberedUploads } from './remembered-uploads.ts'
import { sendBytes } from './send-bytes.ts'
import { type Transfer, transferring } from './transfer.ts'

const PARTS_AT_ONCE = 3

/** Sends a file in parts, from where it stopped if it was begun before. Answers the key it is stored under. */
export async function sendInParts(name: string, file: File, transfer: Transfer): Promise<string> {
  const ask = <Done>(question: () => Promise<Done>) => transferring(transfer, file, question)
  const { upload, there } = await goOnOrBegin(name, file, ask)
  try {
    await sendParts(upload, there, file, transfer)
    const { uploadToken } = upload
    const { fileKey } = await ask(() => call(completeMultipartUpload, { body: { uploadToken } }))
    rememberedUploads.forget(file)
    return fileKey
  } catch (error) {
    if (isGone(error)) rememberedUploads.forget(file)
    throw error
  }
}

/** Frees the room of what will not be gone on with. What fails here is swept within a day. */
export function giveUpParts(file: File): void {
  const upload = rememberedUploads.find(file)
  if (!upload) return
  rememberedUploads.forget(file)
  call(abortMultipartUpload, { body: { uploadToken: upload.uploadToken } }).catch(() => {})
}

type Ask = <Done>(question: () => Promise<Done>) => Promise<Done>

async function goOnOrBegin(name: string, file: File, ask: Ask): Promise<{ upload: MultipartUpload; there: number[] }> {
  const known = rememberedUploads.find(file)
  if (known) {
    try {
      const { uploadToken } = known
      const { partNumbers } = await ask(() => call(listUploadedParts, { body: { uploadToken } }))
      return { upload: known, there: partNumbers }
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  const upload = await ask(() => call(startMultipartUpload, { body: { fileName: name, size: file.size } }))
  rememberedUploads.keep(file, upload)
  return { upload, there: [] }
}

async function sendParts(upload: MultipartUpload, there: number[], file: File, transfer: Transfer): Promise<void> {
  const bytesOf = (part: number) => file.slice((part - 1) * upload.partBytes, part * upload.partBytes)
  const sent = new Map(there.map((part) => [part, bytesOf(part).size]))
  const tell = (part: number, bytes: number) => {
    sent.set(part, bytes)
    transfer.onSent([...sent.values()].reduce((sum, some) => sum + some, 0))
  }
  const missing = Array.from({ length: upload.parts }, (_, index) => index + 1).filter((part) => !sent.has(part))
  const failed = new AbortController()
  const own = { ...transfer, signal: AbortSignal.any([transfer.signal, failed.signal]) }
  const addresses = partAddresses(upload, [...missing])

  const put = async (part: number) => {
    const url = await addresses.of(part)
    const onSent = (bytes: number) => tell(part, bytes)
    await sendBytes({ method: 'PUT', url, body: bytesOf(part), signal: own.signal, onSent }).catch((error: unknown) => {
      addresses.forget()
      tell(part, 0)
      throw error
    })
    tell(part, bytesOf(part).size)
  }
  /** An address is good for an hour, and a device may sleep for longer. */
  const sendOne = (part: number) =>
    transferring(own, file, () => put(part).catch((error) => (isTooOld(error) ? put(part) : Promise.reject(error))))
  const sendOneAfterAnother = async () => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) await sendOne(part)
  }
  transfer.onSent([...sent.values()].reduce((sum, some) => sum + some, 0))
  try {
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendOneAfterAnother))
  } catch (error) {
    failed.abort(error)
    throw error
  }
}

const isTooOld = (error: unknown): boolean => error instanceof ApiError && error.status === 403
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
