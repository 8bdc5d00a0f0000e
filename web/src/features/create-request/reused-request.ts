import { getJobRequest } from '@portolan/contract/job-request-actions'
import type { JobRequest } from '@portolan/contract/job-requests'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../shared/api-client.ts'
import type { Values } from './values.ts'

const storageKey = 'portolan.reuseRequest'

/** The request someone wants to send once more, as its page left it here; good for one form. */
export function useReusedId(): string | null {
  const [id] = useState(() => sessionStorage.getItem(storageKey))
  useEffect(() => sessionStorage.removeItem(storageKey), [])
  return id
}

export const reusedRequest = (id: string | null) =>
  queryOptions({
    queryKey: ['reusedRequest', id],
    queryFn: ({ signal }) => call(getJobRequest, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

/** All but the files, which are chosen anew: what is sent again has usually changed. */
export function reuse(request: JobRequest, initial: Values): Values {
  const links = request.fileLinks.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  const custom = Object.entries(initial.customFields).map(([name, value]) => [
    name,
    request.customFields.find(({ fieldName }) => fieldName === name)?.value ?? value,
  ])
  return {
    ...initial,
    projectName: request.name,
    sourceLanguageId: request.sourceLanguage?.id ?? initial.sourceLanguageId,
    targetLanguageIds: request.targetLanguages.map(({ id }) => id),
    xtrfServiceId: request.xtrfServiceId === null ? '' : String(request.xtrfServiceId),
    notes: request.notes,
    customFields: Object.fromEntries(custom),
    ...(links.length > 0 && { inputMethod: 'FILELINKS', fileLinks: links.map(({ url, name }) => ({ url, name })) }),
  }
}
