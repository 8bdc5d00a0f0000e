import { createHash } from 'node:crypto'
import { sanitiseFileName } from '@portolan/contract/files/file-name'
import type { FileStore } from '../../ports/file-store.ts'
import {
  type Deliverable,
  type Place,
  type TranslationManagement,
  TranslationManagementError,
} from '../../ports/translation-management.ts'

type Needs = { readonly fileStore: FileStore; readonly translationManagement: TranslationManagement }

/** Brings what was delivered into our own store, each file once. */
export async function takeDeliverables(needs: Needs, place: Place, targets: readonly string[], signal: AbortSignal) {
  const { translationManagement, fileStore } = needs
  const rows = []
  for (const file of await translationManagement.listDeliverables(place, signal)) {
    const key = keyOf(place, file)
    const there = await fileStore.stat(key)
    const isWhole = there && (file.size === null || file.size === there.size)
    const stored = isWhole ? there : await take(needs, place, file, key, signal)
    rows.push({
      category: 'TRANSLATED_DOCUMENT' as const,
      file_name: sanitiseFileName(file.name),
      file_key: key,
      language_id: file.languageId ?? (targets.length === 1 ? (targets[0] ?? null) : null),
      size: stored.size,
      sha256: stored.sha256 ?? null,
    })
  }
  return rows
}

/** A key exists once all its bytes are safe, but only the system knows how many there should be. */
async function take(needs: Needs, place: Place, file: Deliverable, key: string, signal: AbortSignal) {
  const bytes = await needs.translationManagement.readDeliverable(place, file, signal)
  const stored = await needs.fileStore.write(key, bytes)
  if (file.size === null || file.size === stored.size) return stored
  await needs.fileStore.remove(key)
  throw new TranslationManagementError('A delivered file is not as long as it should be.', 'later')
}

/** The same file has the same key, so that taking it twice is taking it once. */
function keyOf({ requestId }: Place, { id, name }: Deliverable): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 32)
  return `requests/${requestId}/delivered/${digest}/${sanitiseFileName(name)}`
}
