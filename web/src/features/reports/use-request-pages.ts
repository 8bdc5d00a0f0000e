import type { ReportRowDetails } from '@portolan/contract/reports/reports'
import { requestPath } from '@portolan/contract/request-path'
import { useQuery } from '@tanstack/react-query'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'

/** Where the page of a request is, or why there is no link to one; null for rows that are about no request. */
export type RequestPage = { readonly path: string } | { readonly missing: 'noPage' | 'noApplication' } | null

export function useRequestPages(): (request: ReportRowDetails['request']) => RequestPage {
  const { data: applications } = useQuery(enabledApplications)
  return (request) => {
    if (!request) return null
    const path = requestPath(request)
    if (!path) return { missing: 'noPage' }
    if (!path.startsWith('/machineTranslation')) return { path }
    if (!applications) return null
    return applications.includes('machineTranslation') ? { path } : { missing: 'noApplication' }
  }
}
