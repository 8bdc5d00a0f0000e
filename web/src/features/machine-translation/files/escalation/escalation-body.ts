import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Escalation } from '@portolan/contract/translation-management/translation-management'

type Values = Pick<Escalation, 'projectName' | 'targetLanguageIds' | 'notes' | 'reason'> & { otherReason: string }

/** The source files, with the machine's translations into the chosen languages as reference. */
export function escalationBody(request: JobRequest, values: Values): Escalation {
  const { otherReason, ...fields } = values
  const files = request.files.flatMap(({ fileName, fileKey, category, languageId, rejection }): Escalation['files'] => {
    if (rejection !== null) return []
    if (category === 'SOURCE_DOCUMENT') return [{ fileName, fileKey, category: 'SOURCE_DOCUMENT' }]
    const isReference =
      category === 'TRANSLATED_DOCUMENT' && languageId !== null && fields.targetLanguageIds.includes(languageId)
    return isReference ? [{ fileName, fileKey, category: 'REFERENCE' }] : []
  })
  return {
    ...fields,
    requestType: 'TRANSLATION_REQUEST',
    sourceLanguageId: request.sourceLanguage?.id ?? '',
    customFields: [],
    files,
    ...(fields.reason === 'OTHER' && { otherReason }),
  }
}
