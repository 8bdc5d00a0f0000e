import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clearReusedRequestId, readReusedRequestId } from '../../reused-request-id.ts'
import type { Reused } from './reused.ts'
import type { Values } from './values.ts'

/** The id of the request to send once more, which its page stored for one form. */
export function useReusedId(): string | null {
  const [id] = useState(readReusedRequestId)
  useEffect(clearReusedRequestId, [])
  return id
}

export const reusedRequest = (id: string | null, clientId: number | undefined) =>
  queryOptions({
    queryKey: ['reusedRequest', id, clientId],
    queryFn: async ({ signal }): Promise<Reused> => {
      const { loadReusedRequest } = await import('./load-reused-request.ts')
      return loadReusedRequest(id ?? '', clientId, signal)
    },
    enabled: id !== null,
  })

/** Files come first; where there are links too, both are kept. */
export function reuse({ request, files, gone, rejected }: Reused, initial: Values): Values {
  const hadFiles = [...files, ...gone, ...rejected].some(({ list }) => list === 'project')
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
    includeReferenceFiles: [...files, ...rejected].some(({ list }) => list === 'reference'),
    ...(links.length > 0 && {
      inputMethod: hadFiles ? 'FILES' : 'FILELINKS',
      fileLinks: links.map(({ url, name }) => ({ url, name })),
      keepsFilesAndLinks: hadFiles,
    }),
  }
}
