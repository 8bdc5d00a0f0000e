import type { TextCount } from '@portolan/contract/job-requests'
import { handles, type JobContext, type JobHandler } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { countUpload } from './count-upload.ts'
import { endInFailure, failRequest } from './fail-request.ts'
import { analyseRequest } from './job-definitions.ts'
import { messages } from './messages/en.ts'
import { isStill, type ScreenNeeds, screenFiles } from './screen-request.ts'
import { type FileRow, listFiles, listLinks, lockRequest } from './store-requests.ts'
import { saveCount, saveTotal } from './store-screening.ts'
import { findUploadCounts } from './store-upload-counts.ts'
import { countOfColumns, totalCount } from './text-count.ts'

export type AnalyseNeeds = ScreenNeeds & {
  /** Sends a request that was counted on its way: to a quote, to those who translate or to people. */
  readonly onAnalysed: (tx: Tx, requestId: string) => Promise<void>
}

/** Counts the words, characters and pages of every source document, each once. Nothing unscreened is ever read. */
export const analyseRequestHandler = (needs: AnalyseNeeds): JobHandler =>
  handles(
    analyseRequest,
    ({ requestId }, context) => analyse(needs, requestId, context),
    failRequest(messages.notCounted),
  )

async function analyse(needs: AnalyseNeeds, requestId: string, context: JobContext): Promise<void> {
  const { db } = needs
  const { signal, progress, finish } = context
  if (!(await screenFiles(needs, { requestId, during: 'ANALYZING' }, context))) return
  const all = await listFiles(db, requestId)
  const refused = all.filter(({ rejection }) => rejection !== null)
  if (refused.length > 0) return finish((tx) => endInFailure(tx, requestId, whyRefused(refused)))
  const files = all.filter(isUncounted)
  for (const [index, file] of files.entries()) {
    if (!(await isStill(db, requestId, 'ANALYZING'))) return
    await saveCount(db, file.id, await countFile(needs, file, signal))
    await progress((index + 1) / files.length)
  }
  await finish((tx) => conclude(needs, tx, requestId))
}

const whyRefused = (refused: readonly FileRow[]) => ({
  reason: messages.notTaken(refused.map(({ file_name }) => file_name)),
  cause: refused.map(({ rejection }) => rejection).join(', '),
})

const isSource = ({ category }: FileRow): boolean => category === 'SOURCE_DOCUMENT'
const isUncounted = (file: FileRow): boolean => isSource(file) && file.counted_at === null

/** What an estimate had counted before the request was sent is not counted again. */
async function countFile(needs: AnalyseNeeds, file: FileRow, signal: AbortSignal): Promise<TextCount | null> {
  const known = (await findUploadCounts(needs.db, [file.file_key])).get(file.file_key)
  return known?.count ?? countUpload(needs.fileStore, file, signal)
}

/** There is a total only where every source could be counted: half a figure would be taken for the whole. */
async function conclude({ onAnalysed }: AnalyseNeeds, tx: Tx, requestId: string): Promise<void> {
  const request = await lockRequest(tx, requestId)
  if (request?.status !== 'ANALYZING') return
  const sources = (await listFiles(tx, requestId)).filter(isSource)
  const hasLinks = (await listLinks(tx, requestId)).some(({ category }) => category === 'SOURCE_DOCUMENT')
  const total = hasLinks || sources.length === 0 ? null : totalCount(sources.map(countOfColumns))
  await saveTotal(tx, requestId, total)
  await onAnalysed(tx, requestId)
}
