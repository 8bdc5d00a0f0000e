import * as reports from '@portolan/contract/reports/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import type { Selection } from './address.ts'

export const reportList = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(reports.listReports, {}, { signal }),
  staleTime: 60_000,
})

export const oneReport = (id: string) =>
  queryOptions({
    queryKey: ['reports', id],
    queryFn: ({ signal }) => call(reports.getReport, { params: { id } }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

/** The zone in which the reader's days begin. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const selectionQuery = ({ filters, sort, columns }: Selection) => ({
  filters: JSON.stringify(filters),
  sort,
  ...(columns && { columns: JSON.stringify(columns) }),
  timeZone: readerZone(),
})

export type RowsRequest = Selection & { readonly page: number; readonly limit: 25 | 50 | 100 | 1000 }
export type RowPage = Awaited<ReturnType<typeof readRows>>

export const readRows = (id: string, request: RowsRequest, signal?: AbortSignal) =>
  call(
    reports.listReportRows,
    { params: { id }, query: { page: request.page, limit: request.limit, ...selectionQuery(request) } },
    signal && { signal },
  )

export const reportRows = (id: string, request: RowsRequest) =>
  queryOptions({
    queryKey: ['reports', id, 'rows', selectionQuery(request), request.page, request.limit],
    queryFn: ({ signal }) => readRows(id, request, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const reportGroups = (id: string, grouping: reports.ReportGrouping, selection: Selection) =>
  queryOptions({
    queryKey: ['reports', id, 'groups', grouping, selection.filters],
    queryFn: ({ signal }) =>
      call(reports.countReportRows, { params: { id, grouping }, query: selectionQuery(selection) }, { signal }),
    staleTime: 60_000,
  })
