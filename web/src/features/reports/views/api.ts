import * as views from '@portolan/contract/reports/views'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import type { Selection } from '../address.ts'
import { readerZone } from '../api.ts'

export const viewList = queryOptions({
  queryKey: ['reportViews'],
  queryFn: ({ signal }) => call(views.listReportViews, {}, { signal }),
  staleTime: 10_000,
})

export const draftOf = (name: string, { filters, sort, columns, showsEmpty }: Selection) => ({
  name,
  filters: JSON.stringify(filters),
  sort,
  columns: columns && JSON.stringify(columns),
  showsEmptyColumns: showsEmpty,
})

/** Every change is followed by the list. */
export function useViewActions() {
  const queries = useQueryClient()
  async function thenRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change
    await queries.invalidateQueries({ queryKey: viewList.queryKey })
    return reply
  }
  return {
    create: (reportId: string, name: string, selection: Selection) =>
      thenRefresh(call(views.createReportView, { body: { reportId, ...draftOf(name, selection) } })),
    change: (viewId: string, body: ReturnType<typeof draftOf>) =>
      thenRefresh(call(views.changeReportView, { params: { viewId }, body })),
    schedule: (viewId: string, emails: views.ReportEmails) =>
      thenRefresh(call(views.scheduleReportView, { params: { viewId }, body: { emails, timeZone: readerZone() } })),
    remove: (viewId: string) => thenRefresh(call(views.deleteReportView, { params: { viewId } })),
  }
}
