import * as lists from '@portolan/contract/statistics/staff-lists'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

type Page<Row> = { readonly items: readonly Row[]; readonly nextPageToken: string | null }
/** What is looked for in a list, and how it is sorted. */
export type ListWish = { readonly search: string; readonly sort: string | undefined }

type Ask = ListWish & { readonly id: string; readonly pageToken: string | undefined; readonly signal: AbortSignal }

/** One of the six lists: how a page of it is read. */
export type ReadPage<Row> = (ask: Ask) => Promise<Page<Row>>

export const listOf = <Row>(list: lists.StaffList, id: string, wish: ListWish, read: ReadPage<Row>) =>
  infiniteQueryOptions({
    queryKey: ['staffList', list, id, wish.search, wish.sort],
    queryFn: ({ pageParam, signal }) => read({ ...wish, id, pageToken: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The server refuses columns that a list cannot be sorted by. */
const viewOf = ({ search, sort }: ListWish) => ({
  search: search || undefined,
  ...(sort && { sort: sort as never }),
})
const queryOf = (ask: Ask) => ({ ...viewOf(ask), pageToken: ask.pageToken })
const asked = (ask: Ask) => ({ params: { id: ask.id }, query: queryOf(ask) })

export const readProjects: ReadPage<lists.ProjectRow> = (ask) =>
  call(lists.projectManagerStats, asked(ask), { signal: ask.signal })

export const readChecks: ReadPage<lists.QaRow> = (ask) =>
  call(lists.qaSpecialistStats, asked(ask), { signal: ask.signal })

/** Unassigned orders have their own endpoint. */
export const readCurrent: ReadPage<lists.QuoteRow> = (ask) =>
  ask.id === 'null'
    ? call(lists.projectCoordinatorCurrentUnassignedStats, { query: queryOf(ask) }, { signal: ask.signal })
    : call(lists.projectCoordinatorCurrentStats, asked(ask), { signal: ask.signal })

export const readCompleted: ReadPage<lists.QuoteRow> = (ask) =>
  call(lists.projectCoordinatorCompletedStats, asked(ask), { signal: ask.signal })

export const readPastDue: ReadPage<lists.QuoteRow> = (ask) =>
  call(lists.statsPastDue, asked(ask), { signal: ask.signal })

export const readDueToday: ReadPage<lists.QuoteRow> = (ask) =>
  call(lists.statsDueToday, asked(ask), { signal: ask.signal })

export async function fetchCsvUrl(list: lists.StaffList, id: string, wish: ListWish): Promise<string> {
  const { downloadUrl } = await call(lists.staffListCsv, { params: { list, id }, query: viewOf(wish) })
  return downloadUrl
}
