export const filesPath = '/machineTranslation/fileTranslation'

export const fileRequestPath = (requestId: string): string => `${filesPath}/${requestId}`

export const segmentsPath = (requestId: string, translationId: string): string =>
  `${fileRequestPath(requestId)}/segments/${translationId}`
