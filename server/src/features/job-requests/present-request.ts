import type { JobRequest, JobRequestFile, JobRequestSummary, NamedLanguage } from '@portolan/contract/job-requests'
import type { Database, Tx } from '../../tables/database.ts'
import { languageById } from '../reference/index.ts'
import { listEvents } from './store-events.ts'
import type { SummaryRow } from './store-list.ts'
import { type FileRow, findRequest, findTmsOrder, listFiles, listLinks } from './store-requests.ts'
import { countOfColumns } from './text-count.ts'

const namedLanguage = (id: string): NamedLanguage => ({ id, name: languageById(id)?.name ?? id })

export const presentSummary = (row: SummaryRow, createTime: string): JobRequestSummary => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: row.status,
  requestType: row.request_type,
  origination: row.origination,
  createTime,
  sourceLanguage: row.source_language_id === null ? null : namedLanguage(row.source_language_id),
  targetLanguages: row.target_language_ids.map(namedLanguage),
  externalReferenceId: row.external_reference_id,
})

/** The whole of a request that is known to be there; what is withheld from the client only for staff. */
export async function presentRequest(db: Database | Tx, id: string, isForStaff = false): Promise<JobRequest> {
  const row = await findRequest(db, id)
  if (!row) throw new Error(`The request ${id} is gone.`)
  const files = (await listFiles(db, id)).filter(({ is_withheld }) => isForStaff || !is_withheld)
  const events = await listEvents(db, id)
  const order = await findTmsOrder(db, id)
  return {
    ...presentSummary(row, row.created_at.toISOString()),
    clientId: row.client_id,
    requestorName: `${row.requestor_first_name} ${row.requestor_last_name}`.trim(),
    requestorEmail: row.requestor_email,
    files: files.map(presentFile),
    fileLinks: await listLinks(db, id),
    notes: row.notes,
    customFields: row.custom_field_values,
    xtrfServiceId: row.xtrf_service_id,
    count: countOfColumns(row),
    history: events.map(({ at, status, actor_name, reason }) => ({
      at: at.toISOString(),
      status,
      by: actor_name,
      reason,
    })),
    xtrfInternalId: order?.external_id ?? null,
    xtrfName: order?.name ?? null,
    linguisticQualityReviewResults: [],
  }
}

const presentFile = (file: FileRow): JobRequestFile => ({
  fileName: file.file_name,
  fileKey: file.file_key,
  category: file.category,
  languageId: file.language_id,
  linguisticQualityScore: null,
  linguisticQualityScoreReason: null,
  size: Number(file.size),
  rejection: file.rejection,
  count: countOfColumns(file),
})
