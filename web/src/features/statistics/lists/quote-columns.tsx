import type { QuoteRow } from '@portolan/contract/statistics/staff-lists'
import { daysSince, deadline, type ListColumn, linked, money, rateType, startDate, text } from './columns.tsx'

const shared = (isOpen: boolean): readonly ListColumn<QuoteRow>[] => [
  { head: 'startDate', sort: 'startDate', cell: (row, t) => startDate(row.startDate, t) },
  {
    head: 'projectDeadline',
    sort: 'projectDeadline',
    isEmpty: ({ projectDeadline }) => projectDeadline === null,
    // A quote that was sent is no longer due.
    cell: ({ projectDeadline }, t) =>
      deadline(projectDeadline, t, isOpen && projectDeadline !== null && daysSince(projectDeadline) > 0),
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
  ...shared(true),
]

/** The others by the project they belong to. */
export const openQuoteColumns = [byProject, ...shared(true)]
export const completedQuoteColumns = [byProject, ...shared(false)]
