import type { JobRequestStep } from './requests.ts'

/** Whether a request was ever sent to the translation management system, where human translators work on it. */
export const wasHandedOver = (history: readonly { readonly status: JobRequestStep }[]): boolean =>
  history.some(({ status }) => status === 'SUBMITTING_TO_XTRF')
