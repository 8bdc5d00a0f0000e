import type { ReportRowDetails } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'

const pages = {
  WEBFORM: '/requests',
  COUPA: '/coupa',
  MT: '/machineTranslation/fileTranslation',
  MEDIAAI: '/machineTranslation/mediaTranslation',
} as const

const isShown = (origination: string): origination is keyof typeof pages => origination in pages

/** The page of a request; undefined if it has none, or the reader may not open it. */
export function useRequestPath(request: ReportRowDetails['request']): string | undefined {
  const { data: applications = [] } = useQuery(enabledApplications)
  if (!request || !isShown(request.origination)) return undefined
  const page = pages[request.origination]
  const isAllowed = !page.startsWith('/machineTranslation') || applications.includes('machineTranslation')
  return isAllowed ? `${page}/${request.id}` : undefined
}
