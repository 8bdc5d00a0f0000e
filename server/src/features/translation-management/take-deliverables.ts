import { createHash } from 'node:crypto'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import type { FileStore } from '../../ports/file-store.ts'
import {
  type Deliverable,
  type TmsOrderRef,
  type TranslationManagement,
  TranslationManagementError,
} from '../../ports/translation-management.ts'
import type { Delivery } from '../job-requests/index.ts'

type Needs = { readonly fileStore: FileStore; readonly translationManagement: TranslationManagement }

/** Copies delivered files to our store, each file once. */
export async function takeDeliverables(
  needs: Needs,
  place: TmsOrderRef,
  targets: readonly string[],
  signal: AbortSignal,
) {
  const { translationManagement, fileStore } = needs
  const taken: Delivery[] = []
  for (const file of await translationManagement.listDeliverables(place, signal)) {
    const key = keyOf(place, file)
    const there = await fileStore.stat(key)
    const isWhole = there && (file.size === null || file.size === there.size)
    const stored = isWhole ? there : await copyFile(needs, place, file, key, signal)
    taken.push({
      fileName: sanitizeFileName(file.name),
      fileKey: key,
      languageId: file.languageId ?? (targets.length === 1 ? (targets[0] ?? null) : null),
      size: stored.size,
      sha256: stored.sha256 ?? null,
    })
  }
  return taken
}

/** A stored file is complete, but only the system knows its expected size. */
async function copyFile(needs: Needs, place: TmsOrderRef, file: Deliverable, key: string, signal: AbortSignal) {
  const bytes = await needs.translationManagement.readDeliverable(place, file, signal)
  const stored = await needs.fileStore.write(key, bytes)
  if (file.size === null || file.size === stored.size) return stored
  await needs.fileStore.remove(key)
  throw new TranslationManagementError('A delivered file is not as long as it should be.', 'later')
}

/** The same file always has the same key, so that taking it twice is harmless. */
function keyOf({ requestId }: TmsOrderRef, { id, name }: Deliverable): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 32)
  return `requests/${requestId}/delivered/${digest}/${sanitizeFileName(name)}`
}
