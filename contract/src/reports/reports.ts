import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Origination } from '../job-requests/requests.ts'

export const ReportType = z.enum(['PROJECT', 'QUOTE', 'TASK', 'CLIENT_CONTACT'])
export type ReportType = z.infer<typeof ReportType>

/** TIME is an instant as ISO text; DATE a calendar date; MONEY an amount in US dollars. */
export const ReportColumnType = z.enum(['TEXT', 'NUMBER', 'MONEY', 'TIME', 'DATE'])
export type ReportColumnType = z.infer<typeof ReportColumnType>

export const ReportColumn = z.object({
  columnId: z.string(),
  name: z.string(),
  type: ReportColumnType,
  isSortable: z.boolean(),
})
export type ReportColumn = z.infer<typeof ReportColumn>

export const ReportFilterType = z.enum(['TEXT', 'LIST', 'DATE', 'NUMBER'])
export type ReportFilterType = z.infer<typeof ReportFilterType>

/**
 * TEXT and LIST filters take a text; NUMBER a number or a range; DATE a range of milliseconds since the epoch, or a period
 * such as `{"period":"LAST_30_DAYS"}`.
 */
export const ReportFilter = z.object({
  name: z.string(),
  /** The key of the filter in the filters of a call. */
  mapping: z.string(),
  type: ReportFilterType,
  /** The choices of a LIST. */
  options: z.array(z.object({ value: z.string(), name: z.string() })),
  defaultValue: z.nullable(z.string()),
})
export type ReportFilter = z.infer<typeof ReportFilter>

/** What the rows of a report can be counted by. */
export const ReportGrouping = z.enum(['MONTH', 'LANGUAGE', 'STATUS'])
export type ReportGrouping = z.infer<typeof ReportGrouping>

const ReportSummary = z.object({ id: z.uuid(), name: z.string(), description: z.string(), type: ReportType })
export type ReportSummary = z.infer<typeof ReportSummary>

export const Report = z.extend(ReportSummary, {
  columns: z.array(ReportColumn),
  filters: z.array(ReportFilter),
  /** The order of rows unless the call names another one. */
  sort: z.string(),
  groupings: z.array(ReportGrouping),
  hasSpend: z.boolean(),
})
export type Report = z.infer<typeof Report>

/** The values of a row by columnId. */
export const ReportRow = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))
export type ReportRow = z.infer<typeof ReportRow>

/** What a page shows of a row beyond its values. */
export const ReportRowDetails = z.object({
  /** The request that the row is about; null for people. */
  request: z.nullable(z.object({ id: z.uuid(), origination: Origination })),
})
export type ReportRowDetails = z.infer<typeof ReportRowDetails>

/** Rows are counted up to this number, and pages end there. */
export const countedRows = 10_000
/** Up to so many rows, a page saves the whole report itself and shows its progress. */
export const rowsInPage = 100_000
export const exportedRows = 1000
export const pageSizes = [25, 50, 100] as const

const Limit = z.union([z.literal(25), z.literal(50), z.literal(100), z.literal(exportedRows)])

/** A column, with a minus sign for descending order. */
export const ReportSort = z.string().check(z.maxLength(250))
/** A JSON object of filter values by mapping. */
export const ReportFilters = z.string().check(z.maxLength(2000))
/** A JSON array of columnIds, in their order. All columns of the report unless given. */
export const ReportColumns = z.string().check(z.maxLength(4000))

/** An IANA name. Plain dates are compared and months begin in this zone; the provider's unless given. */
export const ReportTimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const reportSelection = {
  filters: z.optional(ReportFilters),
  sort: z.optional(ReportSort),
  columns: z.optional(ReportColumns),
  timeZone: z.optional(ReportTimeZone),
}

export const forReportReaders = {
  tag: 'reports',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'], application: 'reports' },
} as const

export const ReportId = z.object({ id: z.uuid() })
export const exampleReportId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'

export const selectionRefusals = [
  'report_not_found',
  'report_filter_invalid',
  'report_sort_invalid',
  'report_columns_invalid',
] as const

export const listReports = endpoint({
  ...forReportReaders,
  name: 'listReports',
  summary: "List the reports of the caller's organization",
  method: 'GET',
  path: '/reports',
  reply: z.array(ReportSummary),
  refusals: [],
  example: {
    reply: [
      { id: exampleReportId, name: 'All projects', description: 'Every request and its status', type: 'PROJECT' },
    ],
  },
})

export const getReport = endpoint({
  ...forReportReaders,
  name: 'getReport',
  summary: 'Get the columns and filters of a report',
  method: 'GET',
  path: '/reports/{id}',
  params: ReportId,
  reply: Report,
  refusals: ['report_not_found'],
  example: {
    params: { id: exampleReportId },
    reply: {
      id: exampleReportId,
      name: 'All projects',
      description: 'Every request and its status',
      type: 'PROJECT',
      columns: [{ columnId: 'name', name: 'Project name', type: 'TEXT', isSortable: true }],
      filters: [{ name: 'Requested', mapping: 'createdAt', type: 'DATE', options: [], defaultValue: null }],
      sort: '-createdAt',
      groupings: ['MONTH', 'STATUS'],
      hasSpend: true,
    },
  },
})

const rowCount = {
  totalRows: z.int(),
  /** False if there are more rows than `totalRows`: counting ends at 10,000, for exports at 100,000. */
  isTotalExact: z.boolean(),
}

export const listReportRows = endpoint({
  ...forReportReaders,
  name: 'listReportRows',
  summary: 'List a page of the rows of a report',
  method: 'GET',
  path: '/reports/{id}/rows',
  params: ReportId,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    limit: z._default(z.pipe(z.coerce.number(), Limit), 25),
    ...reportSelection,
  }),
  reply: z.object({
    items: z.array(ReportRow),
    /** One for each item. */
    details: z.array(ReportRowDetails),
    ...rowCount,
  }),
  refusals: [...selectionRefusals, 'report_page_too_deep', 'report_too_slow'],
  example: {
    params: { id: exampleReportId },
    query: {
      page: 1,
      limit: 25,
      filters: '{"status":"COMPLETED","createdAt":{"from":1790000000000}}',
      sort: '-createdAt',
    },
    reply: {
      items: [{ name: 'Leaflets', sourceLanguage: 'English (United States)', words: 1200 }],
      details: [{ request: { id: exampleReportId, origination: 'WEBFORM' } }],
      totalRows: 1,
      isTotalExact: true,
    },
  },
})

export const ReportFileFormat = z.enum(['csv', 'xlsx'])
export type ReportFileFormat = z.infer<typeof ReportFileFormat>

export const exportReport = endpoint({
  ...forReportReaders,
  name: 'exportReport',
  summary: 'Get a temporary address for downloading all rows of a report',
  method: 'GET',
  path: '/reports/{id}/export/{format}',
  params: z.extend(ReportId, { format: ReportFileFormat }),
  query: z.object(reportSelection),
  reply: z.object({ downloadUrl: z.string(), ...rowCount }),
  refusals: [...selectionRefusals, 'report_too_slow'],
  example: {
    params: { id: exampleReportId, format: 'xlsx' },
    query: { filters: '{"status":"COMPLETED"}' },
    reply: { downloadUrl: 'https://portal.example/download/reports?export=…', totalRows: 12, isTotalExact: true },
  },
})

/** Rows that share a month, a language or a status. */
export const ReportGroup = z.object({
  name: z.string(),
  rows: z.int(),
  /** In US dollars; null if rows of this type cost nothing. */
  spend: z.nullable(z.number()),
})
export type ReportGroup = z.infer<typeof ReportGroup>

export const countReportRows = endpoint({
  ...forReportReaders,
  name: 'countReportRows',
  summary: 'Count the rows of a report by month, language or status, with their cost',
  method: 'GET',
  path: '/reports/{id}/groups/{grouping}',
  params: z.extend(ReportId, { grouping: ReportGrouping }),
  query: z.object(reportSelection),
  reply: z.array(ReportGroup),
  refusals: [...selectionRefusals, 'report_too_slow'],
  example: {
    params: { id: exampleReportId, grouping: 'MONTH' },
    query: {},
    reply: [{ name: '2026-10', rows: 12, spend: 840 }],
  },
})
