import { fileRequests } from '../requests/request-kind.ts'

export const segmentsPath = (requestId: string, translationId: string): string =>
  `${fileRequests.pathOf(requestId)}/segments/${translationId}`
