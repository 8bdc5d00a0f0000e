import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Money } from '../quotes/money.ts'
import { dashboardRoles } from '../roles.ts'

const RateTypeWord = z.enum(['Standard', 'Rush'])

/** With the provider's offset, so that its date part is the provider's day. */
const Moment = z.iso.datetime({ offset: true })

/** An address in the translation management system; null if it has none for single projects. */
const Link = z.nullable(z.string())

export const ProjectRow = z.object({
  projectId: z.string(),
  internalProjectId: z.string(),
  projectDeadline: z.nullable(Moment),
  projectName: z.string(),
  client: z.string(),
  languages: z.string(),
  totalAgreed: z.nullable(Money),
  rateType: RateTypeWord,
  projectGroupName: z.nullable(z.string()),
  projectGroupId: z.nullable(z.string()),
  status: z.string(),
  pastDue: z.boolean(),
  link: Link,
})
export type ProjectRow = z.infer<typeof ProjectRow>

export const QaRow = z.object({
  projectNumber: z.string(),
  assignedTo: z.nullable(z.string()),
  jobAssignmentId: z.string(),
  projectJobId: z.string(),
  jobStartDate: Moment,
  projectManager: z.nullable(z.string()),
  languages: z.string(),
  client: z.string(),
  projectDeadline: z.nullable(Moment),
  jobStatus: z.string(),
  qaType: z.string(),
  projectGroupName: z.nullable(z.string()),
  projectGroupId: z.nullable(z.string()),
  link: Link,
})
export type QaRow = z.infer<typeof QaRow>

export const QuoteRow = z.object({
  quoteId: z.string(),
  internalProjectId: z.string(),
  startDate: Moment,
  projectDeadline: z.nullable(Moment),
  projectName: z.string(),
  client: z.string(),
  languages: z.string(),
  totalAgreed: z.nullable(Money),
  rateType: RateTypeWord,
  link: Link,
})
export type QuoteRow = z.infer<typeof QuoteRow>

const read = { tag: 'statistics', method: 'GET', access: { roles: dashboardRoles }, refusals: [], example: {} } as const
/** Ascending, or descending with a minus sign. */
const sortBy = <Column extends string>(...columns: readonly Column[]) =>
  z.enum([...columns, ...columns.map((column) => `-${column}` as const)])

/** The columns that the lists can be sorted by, by their names in the rows. */
export const ProjectSort = sortBy(
  'projectId',
  'projectDeadline',
  'projectName',
  'client',
  'totalAgreed',
  'rateType',
  'status',
)
export const QaSort = sortBy('projectNumber', 'jobStartDate', 'projectManager', 'client', 'projectDeadline', 'qaType')
export const QuoteSort = sortBy(
  'number',
  'startDate',
  'projectDeadline',
  'projectName',
  'client',
  'totalAgreed',
  'rateType',
)

const queryWith = <Sort extends z.ZodMiniType>(sort: Sort) =>
  z.object({
    /** In the number and name of the order and in all that says whose it is. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    sort: z.optional(sort),
    pageToken: z.optional(z.string().check(z.maxLength(2000))),
  })
const ofPerson = { params: z.object({ id: z.uuid() }), refusals: ['page_token_invalid'] } as const
const ofQuotes = { query: queryWith(QuoteSort) } as const
const anyone = { params: { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } }

/** 25 rows per page. */
const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ items: z.array(row), nextPageToken: z.nullable(z.string()) })

export const qaSpecialistStats = endpoint({
  ...read,
  ...ofPerson,
  name: 'qaSpecialistStats',
  summary: 'List the QA jobs of a QA specialist',
  path: '/statistics/qaSpecialistStats/{id}',
  query: queryWith(QaSort),
  reply: listOf(QaRow),
  example: anyone,
})

export const projectManagerStats = endpoint({
  ...read,
  ...ofPerson,
  name: 'projectManagerStats',
  summary: 'List the open projects of a project manager',
  path: '/statistics/projectManagerStats/{id}',
  query: queryWith(ProjectSort),
  reply: listOf(ProjectRow),
  example: anyone,
})

export const projectCoordinatorCurrentStats = endpoint({
  ...read,
  ...ofPerson,
  ...ofQuotes,
  name: 'projectCoordinatorCurrentStats',
  summary: "List a coordinator's quotes in progress",
  path: '/statistics/projectCoordinatorCurrentStats/{id}',
  reply: listOf(QuoteRow),
  example: anyone,
})

export const projectCoordinatorCurrentUnassignedStats = endpoint({
  ...read,
  name: 'projectCoordinatorCurrentUnassignedStats',
  summary: 'List unassigned quotes',
  path: '/statistics/projectCoordinatorCurrentUnassignedStats',
  ...ofQuotes,
  refusals: ofPerson.refusals,
  reply: listOf(QuoteRow),
})

/** "null" lists unassigned ones. */
const coordinator = { ...ofPerson, ...ofQuotes, params: z.object({ id: z.union([z.uuid(), z.literal('null')]) }) }

export const projectCoordinatorCompletedStats = endpoint({
  ...read,
  ...coordinator,
  name: 'projectCoordinatorCompletedStats',
  summary: 'List the quotes a coordinator completed in the last 30 days',
  path: '/statistics/projectCoordinatorCompletedStats/{id}',
  reply: listOf(QuoteRow),
  example: anyone,
})

export const statsPastDue = endpoint({
  ...read,
  ...coordinator,
  name: 'statsPastDue',
  summary: "List a coordinator's past-due quotes",
  path: '/statistics/statsPastDue/{id}',
  reply: listOf(QuoteRow),
  example: anyone,
})

export const statsDueToday = endpoint({
  ...read,
  ...coordinator,
  name: 'statsDueToday',
  summary: "List a coordinator's quotes due today",
  path: '/statistics/statsDueToday/{id}',
  reply: listOf(QuoteRow),
  example: anyone,
})

export const StaffList = z.enum(['pmdetails', 'qadetails', 'pastdue', 'duetoday', 'currentquotes', 'completedquotes'])
export type StaffList = z.infer<typeof StaffList>

/** Which rows of a list its file has, and in which order. */
export const StaffListView = z.omit(queryWith(z.union([ProjectSort, QaSort, QuoteSort])), { pageToken: true })

export const staffListCsv = endpoint({
  ...read,
  name: 'staffListCsv',
  summary: 'Get a temporary address for downloading a list as CSV: all rows that match the search, in the given order',
  path: '/statistics/csv/{list}/{id}',
  params: z.object({ list: StaffList, id: coordinator.params.shape.id }),
  query: StaffListView,
  reply: z.object({ downloadUrl: z.string() }),
  example: { params: { list: 'pmdetails', ...anyone.params } },
})
