import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import { type RequestDetails, retryMachineRequest } from '../../job-requests/index.ts'
import { type EffectiveSettings, effectiveSettings } from '../settings/effective-settings.ts'
import type { ChangeCall } from './cancel-translation.ts'
import { checkFileOrder } from './check-file-order.ts'
import { isTranslatable } from './file-formats.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { presentProgress } from './present-progress.ts'
import { lockOwnRequest } from './require-translation.ts'
import { resetSegments } from './segments/store-segments.ts'
import { enqueueWaiting } from './start-translating.ts'
import { beginRun, type FileTranslationRow, listTranslations } from './store-translations.ts'

/**
 * Translates again what failed or was stopped: files, and segments of finished files, which are then written again. What is translated
 * or corrected stays.
 */
export async function retryTranslation(
  needs: FileTranslationNeeds,
  { actor, origin, locale, params: { id } }: ChangeCall,
): Promise<FileTranslationProgress> {
  return needs.db.transaction().execute(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id)
    const translations = await listTranslations(tx, id)
    const settings = effectiveSettings(await findMachineTranslationSettings(tx, request.client_id))
    const failed = translations.filter(
      (row) => hasFailed(row) && isTranslatable(settings, { type: row.source_type, name: row.source_name }),
    )
    const hasBegun = translations.length > 0
    if (hasBegun && failed.length === 0 && request.shown_status !== 'CANCELLED') throw new Refusal('conflict')
    await checkLanguages({ ...needs, db: tx }, request, settings)
    for (const translation of failed) await reset(tx, translation)
    const status = await retryMachineRequest(tx, request, actor)
    if (!status) throw new Refusal('conflict')
    if (status === 'TRANSLATING') await enqueueWaiting(tx, id, request.client_id)
    await audit(tx, { actor, origin, action: 'translation-retried', subject: { type: 'job-request', id } })
    return presentProgress({ ...needs, db: tx }, await lockOwnRequest(tx, actor, id), locale)
  })
}

async function checkLanguages(
  needs: FileTranslationNeeds,
  request: RequestDetails,
  settings: EffectiveSettings,
): Promise<void> {
  const { client_id: clientId } = request
  await checkFileOrder(
    needs,
    { clientId, settings },
    {
      sourceLanguageId: request.source_language_id ?? '',
      targetLanguageIds: request.target_language_ids,
    },
  )
}

const hasFailed = ({ status, check }: FileTranslationRow): boolean =>
  status === 'FAILED' || status === 'CANCELLED' || (status === 'COMPLETED' && check !== null && check.failed > 0)

/** What an engine left as it was in a finished file is a name or a number. */
async function reset(tx: Tx, { id, status }: FileTranslationRow): Promise<void> {
  await resetSegments(tx, id, status === 'COMPLETED' ? ['FAILED'] : ['FAILED', 'SAME'])
  await beginRun(tx, id, { status: 'WAITING', failure: null, finished_at: null })
}
