import type { deliverDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { uploadLimits } from '@portolan/contract/files/files'
import type * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { claimedKey, claimFiles, releaseFiles } from '../files/index.ts'
import { checkLimits, cleanNames, insertFiles, listFiles, sameName } from '../job-requests/index.ts'
import { type ActNeeds, type By, runDeskAction } from './run-desk-action.ts'
import { deleteDelivered } from './store-deliveries.ts'

type Needs = ActNeeds & { readonly fileStore: FileStore }
type Delivery = z.output<NonNullable<(typeof deliverDeskOrder)['body']>>['files'][number]

/** Withheld from the client until the order is completed. */
export const deliverOrder = (needs: Needs, by: By, files: readonly Delivery[]): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'DELIVER', async (tx, { order, request }) => {
    if (!request) throw new Refusal('conflict')
    const there = (await listFiles(tx, request.id)).filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
    const taken = there.map(({ file_name: fileName, language_id: languageId }) => ({ fileName, languageId }))
    checkDelivery(files, order.target_language_ids, taken)
    const names = cleanDelivery(files, taken)
    const keys = files.map(({ fileKey }) => fileKey)
    const stored = await claimFiles(tx, { fileStore: needs.fileStore, actor: by.actor }, keys)
    const rows = stored.map(({ key, size, sha256 }, index) => ({
      category: 'TRANSLATED_DOCUMENT' as const,
      file_name: names[index] ?? '',
      file_key: key,
      language_id: files[index]?.languageId ?? null,
      size,
      sha256: sha256 ?? null,
      is_withheld: true,
    }))
    checkLimits(rows, { ...uploadLimits.signedIn, files: Number.POSITIVE_INFINITY })
    await insertFiles(tx, request.id, rows)
    return { files: rows.map((row) => ({ fileName: row.file_name, languageId: row.language_id })) }
  })

type Named = { readonly fileName: string; readonly languageId: string | null }

/** Of a language of the order, and under a name that nothing else in that language has. */
function checkDelivery(files: readonly Delivery[], targets: readonly string[], there: readonly Named[]): void {
  const keyOf = ({ fileName, languageId }: Named) => `${languageId}/${sameName(fileName)}`
  const taken = new Set(there.map(keyOf))
  const problems = files.flatMap((file, index): FieldProblem[] => {
    const path = `body.files.${index}`
    if (!targets.includes(file.languageId)) return [{ path: `${path}.languageId`, code: 'language_not_in_order' }]
    const key = keyOf(file)
    if (taken.has(key))
      return [{ path: `${path}.fileName`, code: 'file_name_delivered', params: { name: file.fileName } }]
    taken.add(key)
    return []
  })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** Cleaned as all names are, and each once in its language. */
function cleanDelivery(files: readonly Delivery[], there: readonly Named[]): string[] {
  const taken = [...there]
  return files.map(({ fileName, languageId }) => {
    const others = taken.filter((one) => one.languageId === languageId).map((one) => one.fileName)
    const [name = ''] = cleanNames([fileName], others)
    taken.push({ fileName: name, languageId })
    return name
  })
}

/** Only what the client has not seen: the file belongs to nothing then, and is swept. */
export const withdrawDelivery = (needs: Needs, by: By, fileKey: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'DELIVER', async (tx, { request }) => {
    // By the key it has, or the one it was uploaded under.
    const keys = [fileKey, claimedKey(fileKey)]
    const fileName = request && (await deleteDelivered(tx, request.id, keys))
    if (!fileName) throw new Refusal('file_not_found')
    await releaseFiles(tx, keys)
    return { isWithdrawn: true, fileName }
  })
