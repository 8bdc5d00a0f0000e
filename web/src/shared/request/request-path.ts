import type { Origination } from '@portolan/contract/job-requests/requests'

export const filesPath = '/machineTranslation/fileTranslation'
export const mediaPath = '/machineTranslation/mediaTranslation'

const paths: Partial<Record<Origination, string>> = { MT: filesPath, MEDIAAI: mediaPath, COUPA: '/coupa' }

/** The page of a client's request. */
export const requestPath = ({ origination, id }: { readonly origination: Origination; readonly id: string }): string =>
  `${paths[origination] ?? '/requests'}/${id}`
