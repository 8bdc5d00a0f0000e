import type { ProjectRow, QaRow, QuoteRow, StaffList } from '@portolan/contract/statistics/staff-lists'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import type { en } from './messages/csv.en.ts'
import { presentCheck, presentProject, presentQuote, type RowContext } from './present-rows.ts'
import { openChecks } from './store-checks.ts'
import type { ListOrder, ListSlice } from './store-keyset-page.ts'
import { checkId, chosenOrder, orderId, projectSorts, qaSorts, quoteSorts } from './store-list-order.ts'
import { completedQuotes, lateQuotes, type OrderRow, openProjects, openQuotes, quotesDueToday } from './store-lists.ts'

export type ListNeeds = RowContext & { readonly db: Database }

/** A row with its position in the sort order, after which the next slice starts. */
type RowWithPosition<Row> = { readonly row: Row; readonly place: readonly string[] }

export type List<Row> = {
  readonly name: StaffList
  /** The columns of its file, by their names in the API. */
  readonly columns: readonly (keyof typeof en)[]
  /** The order for what the caller sorts by. */
  readonly orderOf: (sort: string | undefined) => ListOrder | undefined
  readonly read: (needs: ListNeeds, slice: ListSlice, days: Days) => Promise<RowWithPosition<Row>[]>
}

const projectColumns = [
  'projectId',
  'internalProjectId',
  'projectDeadline',
  'projectName',
  'client',
  'languages',
  'totalAgreed',
  'rateType',
  'projectGroupName',
  'projectGroupId',
  'status',
  'pastDue',
] as const
const qaColumns = [
  'projectNumber',
  'assignedTo',
  'jobAssignmentId',
  'projectJobId',
  'jobStartDate',
  'projectManager',
  'languages',
  'client',
  'projectDeadline',
  'jobStatus',
  'qaType',
  'projectGroupName',
  'projectGroupId',
] as const
const quoteColumns = [
  'quoteId',
  'internalProjectId',
  'startDate',
  'projectDeadline',
  'projectName',
  'client',
  'languages',
  'totalAgreed',
  'rateType',
] as const

type Read = (db: Database, slice: ListSlice, days: Days) => Promise<(OrderRow & { readonly place: string[] })[]>

const quoteList = (name: StaffList, read: Read): List<QuoteRow> => ({
  name,
  columns: quoteColumns,
  orderOf: (sort) => chosenOrder(quoteSorts, sort, orderId),
  read: async ({ db, ...shown }, slice, days) =>
    (await read(db, slice, days)).map((row) => ({ row: presentQuote(row, shown), place: row.place })),
})

const projects: List<ProjectRow> = {
  name: 'pmdetails',
  columns: projectColumns,
  orderOf: (sort) => chosenOrder(projectSorts, sort, orderId),
  read: async ({ db, ...shown }, slice, days) =>
    (await openProjects(db, slice, days)).map((row) => ({ row: presentProject(row, shown), place: row.place })),
}

const checks: List<QaRow> = {
  name: 'qadetails',
  columns: qaColumns,
  orderOf: (sort) => chosenOrder(qaSorts, sort, checkId),
  read: async ({ db, ...shown }, slice) =>
    (await openChecks(db, slice)).map((row) => ({ row: presentCheck(row, shown), place: row.place })),
}

export const lists = {
  pmdetails: projects,
  qadetails: checks,
  pastdue: quoteList('pastdue', lateQuotes),
  duetoday: quoteList('duetoday', quotesDueToday),
  currentquotes: quoteList('currentquotes', openQuotes),
  completedquotes: quoteList('completedquotes', completedQuotes),
} satisfies Record<StaffList, List<never> | List<ProjectRow> | List<QaRow> | List<QuoteRow>>
