import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'

export const filesPath = '/machineTranslation/fileTranslation'
export const mediaPath = '/machineTranslation/mediaTranslation'

/** Files or media: each tab lists its own requests and has its own pages for them. */
export type RequestKind = {
  readonly origination: 'MT' | 'MEDIAAI'
  readonly pathOf: (requestId: string) => string
}

export const fileRequests: RequestKind = { origination: 'MT', pathOf: (id) => `${filesPath}/${id}` }
export const mediaRequests: RequestKind = { origination: 'MEDIAAI', pathOf: (id) => `${mediaPath}/${id}` }

export const kindOf = ({ origination }: Pick<JobRequestSummary, 'origination'>): RequestKind =>
  origination === 'MEDIAAI' ? mediaRequests : fileRequests
