import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  exampleReportId,
  forReportReaders,
  ReportColumns,
  ReportFilters,
  ReportSort,
  ReportTimeZone,
  selectionRefusals,
} from './reports.ts'

export const viewsPerAccount = 50

/** How often the owner gets an email with a link to the view. */
export const ReportEmails = z.enum(['NEVER', 'WEEKLY', 'MONTHLY'])
export type ReportEmails = z.infer<typeof ReportEmails>

/** The filters, order and columns of a report under a name. It belongs to one account. */
export const ReportView = z.object({
  id: z.uuid(),
  reportId: z.uuid(),
  name: z.string(),
  filters: z.string(),
  sort: z.string(),
  /** A JSON array of columnIds; null for all columns. */
  columns: z.nullable(z.string()),
  /** False: columns without a value on the page are hidden. */
  showsEmptyColumns: z.boolean(),
  emails: ReportEmails,
  nextEmailTime: z.nullable(z.iso.datetime()),
})
export type ReportView = z.infer<typeof ReportView>

export const ReportViewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const draft = {
  name: ReportViewName,
  filters: ReportFilters,
  sort: ReportSort,
  columns: z.nullable(ReportColumns),
  showsEmptyColumns: z._default(z.boolean(), false),
}
const ViewId = z.object({ viewId: z.uuid() })
const viewId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
const exampleDraft = {
  name: 'Completed',
  filters: '{"status":"COMPLETED"}',
  sort: '-createdAt',
  columns: null,
  showsEmptyColumns: false,
}
const exampleView = {
  id: viewId,
  reportId: exampleReportId,
  ...exampleDraft,
  emails: 'WEEKLY' as const,
  nextEmailTime: '2026-11-02T07:00:00.000Z',
}

export const listReportViews = endpoint({
  ...forReportReaders,
  name: 'listReportViews',
  summary: "List the caller's saved views of reports, by name",
  method: 'GET',
  path: '/reportViews',
  reply: z.array(ReportView),
  refusals: [],
  example: { reply: [exampleView] },
})

export const createReportView = endpoint({
  ...forReportReaders,
  name: 'createReportView',
  summary: 'Save the filters, order and columns of a report under a name',
  method: 'POST',
  path: '/reportViews',
  status: 201,
  body: z.object({ reportId: z.uuid(), ...draft }),
  reply: ReportView,
  refusals: [...selectionRefusals, 'report_view_limit_reached'],
  example: { body: { reportId: exampleReportId, ...exampleDraft }, reply: exampleView },
})

export const changeReportView = endpoint({
  ...forReportReaders,
  name: 'changeReportView',
  summary: 'Change the name, filters, order and columns of a saved view',
  method: 'POST',
  path: '/reportViews/{viewId}',
  params: ViewId,
  body: z.object(draft),
  reply: ReportView,
  refusals: [...selectionRefusals, 'report_view_not_found'],
  example: { params: { viewId }, body: exampleDraft, reply: exampleView },
})

export const scheduleReportView = endpoint({
  ...forReportReaders,
  name: 'scheduleReportView',
  summary: 'Choose how often the caller gets an email about a saved view',
  method: 'POST',
  path: '/reportViews/{viewId}/actions/schedule',
  params: ViewId,
  body: z.object({
    emails: ReportEmails,
    /** Emails are sent at seven in the morning in this zone; the provider's unless given. */
    timeZone: z.optional(ReportTimeZone),
  }),
  reply: ReportView,
  refusals: ['report_view_not_found'],
  example: { params: { viewId }, body: { emails: 'WEEKLY', timeZone: 'America/New_York' }, reply: exampleView },
})

export const deleteReportView = endpoint({
  ...forReportReaders,
  name: 'deleteReportView',
  summary: 'Delete a saved view and stop its emails',
  method: 'POST',
  path: '/reportViews/{viewId}/actions/delete',
  params: ViewId,
  refusals: ['report_view_not_found'],
  example: { params: { viewId } },
})
