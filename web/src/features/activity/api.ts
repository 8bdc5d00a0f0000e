import { listOrganizationClientContacts } from '@portolan/contract/accounts/organization'
import { type ActivityFilters, exportActivity, listActivity } from '@portolan/contract/activity/activity'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { saveFrom } from '../../shared/deliverables/save-file.ts'

export const activityPage = (filters: ActivityFilters, pageToken: string, pageSize: number) =>
  queryOptions({
    queryKey: ['activity', filters, pageToken, pageSize],
    queryFn: ({ signal }) =>
      call(listActivity, { query: { ...filters, pageSize, ...(pageToken && { pageToken }) } }, { signal }),
    placeholderData: keepPreviousData,
    // Others act at any time, so that a page is never kept for later.
    staleTime: 0,
  })

export const people = queryOptions({
  queryKey: ['organizationContacts'],
  queryFn: ({ signal }) => call(listOrganizationClientContacts, {}, { signal }),
})

export async function saveActivity(filters: ActivityFilters): Promise<void> {
  const { downloadUrl } = await call(exportActivity, { query: filters })
  saveFrom(downloadUrl)
}
