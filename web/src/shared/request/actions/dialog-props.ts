import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'

export type DialogProps = { request: Pick<JobRequestSummary, 'id' | 'name' | 'status'>; onClose: () => void }
