import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'

const fixed: readonly JobRequestStatus[] = ['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF', 'CANCELLING', 'ARCHIVED']

/** Nobody changes what human translators work from, or what was put away. */
export const mayCorrect = ({ status }: { readonly status: JobRequestStatus }): boolean => !fixed.includes(status)
