import { en as reasons } from '@portolan/contract/job-requests/messages/reasons.en'
import { listNotTaken } from '@portolan/contract/job-requests/word-reason'
import { handles, type JobContext, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { uploadKey } from '../../files/index.ts'
import { endInFailure, failRequest } from '../fail-request.ts'
import { analyzeRequest } from '../job-definitions.ts'
import { type RouteNeeds, routeAnalyzedRequest } from '../route-analyzed-request.ts'
import { type FileRow, listFiles, listLinks, lockRequest } from '../store-requests.ts'
import { altered, withClaimedBytes } from './check-file.ts'
import { type CountOutcome, countUpload } from './count-upload.ts'
import type { InspectNeeds } from './inspect-upload.ts'
import { isStill, screenFiles } from './screen-request.ts'
import { saveCount, saveTotal, saveVerdict } from './store-screening.ts'
import { findUploadCounts } from './store-upload-counts.ts'
import { countOfColumns, totalCount } from './text-count.ts'

export type AnalyzeNeeds = InspectNeeds & RouteNeeds

/** Counts the words, characters and pages of every source document, each once. Unscreened files are never read. */
export const analyzeRequestHandler = (needs: AnalyzeNeeds): JobHandler =>
  handles(analyzeRequest, ({ requestId }, context) => analyze(needs, requestId, context), {
    giveUp: failRequest(reasons.notCounted),
  })

async function analyze(needs: AnalyzeNeeds, requestId: string, context: JobContext): Promise<void> {
  const { db } = needs
  const { progress, finish } = context
  if (!(await screenFiles(needs, { requestId, during: 'ANALYZING' }, context))) return
  const screened = await listFiles(db, requestId)
  const files = screened.some(isRefused) ? [] : screened.filter(isUncounted)
  for (const [index, file] of files.entries()) {
    if (!(await isStill(db, requestId, 'ANALYZING'))) return
    const { count, rejection } = await countFile(needs, file, context)
    if (rejection) await saveVerdict(db, file.id, { type: file.type, rejection, sha256: file.sha256 })
    else await saveCount(db, file.id, count)
    await progress((index + 1) / files.length)
  }
  const refused = (await listFiles(db, requestId)).filter(isRefused)
  if (refused.length > 0) return finish((tx) => endInFailure(tx, requestId, whyRefused(refused)))
  await finish((tx) => conclude(needs, tx, requestId))
}

const isRefused = ({ rejection }: FileRow): boolean => rejection !== null

const whyRefused = (refused: readonly FileRow[]) => ({
  reason: listNotTaken(refused.map(({ file_name }) => file_name)),
  cause: refused.map(({ rejection }) => rejection).join(', '),
})

const isSource = ({ category }: FileRow): boolean => category === 'SOURCE_DOCUMENT'
const isUncounted = (file: FileRow): boolean => isSource(file) && file.counted_at === null

/** Reuses the count of an estimate if it was made from the same bytes. */
async function countFile(needs: AnalyzeNeeds, file: FileRow, context: JobContext): Promise<CountOutcome> {
  const key = uploadKey(file.file_key)
  const known = (await findUploadCounts(needs.db, [key])).get(key)
  if (known?.count && file.sha256 !== null && known.sha256 === file.sha256)
    return { count: known.count, rejection: null }
  const found = await withClaimedBytes(needs, file, (fileStore) => countUpload({ ...needs, fileStore }, file, context))
  return found?.result ?? { count: null, rejection: altered }
}

/** Saves a total only if every source was counted: a partial total would be misleading. */
async function conclude(needs: AnalyzeNeeds, tx: Tx, requestId: string): Promise<void> {
  const request = await lockRequest(tx, requestId)
  if (request?.status !== 'ANALYZING') return
  const sources = (await listFiles(tx, requestId)).filter(isSource)
  const hasLinks = (await listLinks(tx, requestId)).some(({ category }) => category === 'SOURCE_DOCUMENT')
  const total = hasLinks || sources.length === 0 ? null : totalCount(sources.map(countOfColumns))
  await saveTotal(tx, requestId, total)
  await routeAnalyzedRequest(tx, needs, requestId)
}
