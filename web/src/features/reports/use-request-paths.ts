import type { ReportRowDetails } from '@portolan/contract/reports/reports'
import { requestPath } from '@portolan/contract/request-path'
import { useQuery } from '@tanstack/react-query'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'

/** Finds the page of a request; undefined if it has none, or the reader may not open it. */
export function useRequestPaths(): (request: ReportRowDetails['request']) => string | undefined {
  const { data: applications = [] } = useQuery(enabledApplications)
  return (request) => {
    const path = request && requestPath(request)
    if (!path || (path.startsWith('/machineTranslation') && !applications.includes('machineTranslation')))
      return undefined
    return path
  }
}
