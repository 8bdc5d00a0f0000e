import type { QuoteRow } from '@portolan/contract/statistics/staff-lists'
import { deadline, type ListColumn, linked, money, rateType, startDate, text } from './columns.tsx'

const shared = (isPastDue: boolean): readonly ListColumn<QuoteRow>[] => [
  { head: 'startDate', sort: 'startDate', cell: (row, t) => startDate(row.startDate, t) },
  {
    head: 'projectDeadline',
    sort: 'projectDeadline',
    isEmpty: ({ projectDeadline }) => projectDeadline === null,
    // The title of the list says that all of them are late.
    cell: ({ projectDeadline }, t) => deadline(projectDeadline, t, isPastDue),
  },
  { head: 'projectName', sort: 'projectName', cell: ({ projectName }, t) => text(projectName, t) },
  { head: 'client', sort: 'client', cell: ({ client }, t) => text(client, t) },
  { head: 'languages', isLong: true, cell: ({ languages }, t) => text(languages, t) },
  {
    head: 'totalAgreed',
    sort: 'totalAgreed',
    isAmount: true,
    isEmpty: ({ totalAgreed }) => totalAgreed === null,
    cell: ({ totalAgreed }, t) => money(totalAgreed, t),
  },
  { head: 'rateType', sort: 'rateType', cell: (row, t) => rateType(row.rateType, t) },
]

const byProject: ListColumn<QuoteRow> = {
  head: 'internalProjectId',
  sort: 'number',
  cell: ({ internalProjectId, link }, t) => linked(internalProjectId, link, t),
}

/** Quotes under way are known by the quote's id. */
export const currentQuoteColumns: readonly ListColumn<QuoteRow>[] = [
  { head: 'quoteId', sort: 'number', cell: ({ quoteId, link }, t) => linked(quoteId, link, t) },
  ...shared(false),
]

/** The others by the project they belong to. */
export const quoteColumns = [byProject, ...shared(false)]
export const pastDueColumns = [byProject, ...shared(true)]
