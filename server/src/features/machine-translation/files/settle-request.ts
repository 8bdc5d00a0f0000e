import type { Tx } from '../../../tables/database.ts'
import { moveRequest, reasons } from '../../job-requests/index.ts'
import { listTranslations, unfinished } from './store-translations.ts'

/**
 * Ends a request whose last file has ended: failed only if none could be translated. The caller has locked the request,
 * so that two files that end at once do not wait for each other.
 */
export async function settleRequest(tx: Tx, requestId: string): Promise<void> {
  const translations = await listTranslations(tx, requestId)
  if (translations.some(({ status }) => unfinished.includes(status))) return
  if (translations.some(({ status }) => status === 'COMPLETED')) {
    await moveRequest(tx, requestId, { to: 'COMPLETED', from: ['TRANSLATING'] })
    return
  }
  const cause = [...new Set(translations.map(({ failure }) => failure))].join(', ')
  await moveRequest(tx, requestId, { to: 'FAILED', from: ['TRANSLATING'], reason: reasons.notTranslated, cause })
}
