import type { DeskOrder } from '@portolan/contract/desk'
import type { deliverDeskOrder } from '@portolan/contract/desk-actions'
import { uploadLimits } from '@portolan/contract/files'
import type * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { claimFiles, releaseFiles } from '../files/index.ts'
import { insertFiles, listFiles } from '../job-requests/index.ts'
import { type ActNeeds, act, type By } from './act.ts'
import { messages } from './messages/en.ts'
import { deleteDelivered } from './store-deliveries.ts'

type Needs = ActNeeds & { readonly fileStore: FileStore }
type Delivery = z.output<NonNullable<(typeof deliverDeskOrder)['body']>>['files'][number]

/** Withheld from the client until the order is completed. */
export const deliverOrder = (needs: Needs, by: By, files: readonly Delivery[]): Promise<DeskOrder> =>
  act(needs, by, 'DELIVER', async (tx, { order, request }) => {
    if (!request) throw new Refusal('conflict')
    const there = (await listFiles(tx, request.id)).filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
    const taken = there.map(({ file_name: fileName, language_id: languageId }) => ({ fileName, languageId }))
    checkDelivery(files, order.target_language_ids, taken)
    const keys = files.map(({ fileKey }) => fileKey)
    const stored = new Map((await claimFiles(tx, needs.fileStore, keys)).map((file) => [file.key, file]))
    const { bytesPerFile } = uploadLimits.signedIn
    if ([...stored.values()].some(({ size }) => size > bytesPerFile)) throw new Refusal('files_too_large')
    const rows = files.map(({ fileName, fileKey, languageId }) => ({
      category: 'TRANSLATED_DOCUMENT' as const,
      file_name: fileName,
      file_key: fileKey,
      language_id: languageId,
      size: stored.get(fileKey)?.size ?? 0,
      sha256: stored.get(fileKey)?.sha256 ?? null,
      is_withheld: true,
    }))
    await insertFiles(tx, request.id, rows)
    return { files: files.map(({ fileName, languageId }) => ({ fileName, languageId })) }
  })

type Named = { readonly fileName: string; readonly languageId: string | null }

/** Of a language of the order, and under a name that nothing else in that language has. */
function checkDelivery(files: readonly Delivery[], targets: readonly string[], there: readonly Named[]): void {
  const keyOf = ({ fileName, languageId }: Named) => `${languageId}/${fileName.normalize('NFC').toLowerCase()}`
  const taken = new Set(there.map(keyOf))
  const problems = files.flatMap((file, index) => {
    const path = `body.files.${index}`
    if (!targets.includes(file.languageId)) return [{ path: `${path}.languageId`, message: messages.languageOfOrder }]
    const key = keyOf(file)
    if (taken.has(key)) return [{ path: `${path}.fileName`, message: messages.nameTaken(file.fileName) }]
    taken.add(key)
    return []
  })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** Only what the client has not seen: the upload belongs to nothing then, and is swept. */
export const withdrawDelivery = (needs: Needs, by: By, fileKey: string): Promise<DeskOrder> =>
  act(needs, by, 'DELIVER', async (tx, { request }) => {
    const fileName = request && (await deleteDelivered(tx, request.id, fileKey))
    if (!fileName) throw new Refusal('file_not_found')
    await releaseFiles(tx, [fileKey])
    return { isWithdrawn: true, fileName }
  })
