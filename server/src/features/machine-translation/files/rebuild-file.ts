import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { audit } from '../../../platform/audit.ts'
import type { ChangeCall } from './cancel-translation.ts'
import { enqueueRun, nextPriority } from './enqueue-run.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { presentTranslation } from './present-progress.ts'
import { requireCorrectable, requireTranslation, type TranslationParams } from './require-translation.ts'

type RebuildCall = Omit<ChangeCall, 'params'> & { readonly params: TranslationParams }

/** Writes a finished file again, with the corrections. The new file replaces the old one once it is there. */
export async function rebuildFile(
  needs: FileTranslationNeeds,
  { actor, origin, locale, params }: RebuildCall,
): Promise<FileTranslation> {
  return needs.db.transaction().execute(async (tx) => {
    const { id: translationId, job_request_id: id, client_id } = await requireCorrectable(tx, actor, params)
    const run = { translationId, priority: await nextPriority(tx, client_id) }
    await enqueueRun(tx, run, { status: 'WRITING', failure: null })
    const details = { translationId }
    await audit(tx, { actor, origin, action: 'translation-rebuilt', subject: { type: 'job-request', id }, details })
    return presentTranslation(needs, await requireTranslation(tx, params), locale)
  })
}
