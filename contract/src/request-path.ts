import type { JobRequest } from './job-requests/requests.ts'

/** The page of a request for members of its organization; null if requests of this origination have no page. */
export function requestPath({ id, origination }: Pick<JobRequest, 'id' | 'origination'>): string | null {
  switch (origination) {
    case 'WEBFORM':
      return `/requests/${id}`
    case 'COUPA':
      return `/coupa/${id}`
    case 'MT':
      return `/machineTranslation/fileTranslation/${id}`
    case 'MEDIAAI':
      return `/machineTranslation/mediaTranslation/${id}`
    case 'EMAIL':
    case 'EXTERNALAPI':
      return null
  }
}
