import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import type { UploadList } from '../../../../shared/uploads/upload-state.ts'
import { clearReusedRequestId, readReusedRequestId } from '../../reused-request-id.ts'
import type { Reused } from './reused.ts'
import type { Values } from './values.ts'

/** The id of the request to send once more, which its page stored for one form. */
export function useReusedId(): string | null {
  const [id] = useState(readReusedRequestId)
  useEffect(clearReusedRequestId, [])
  return id
}

const lists: Partial<Record<JobRequestFile['category'], UploadList>> = {
  SOURCE_DOCUMENT: 'project',
  REFERENCE: 'reference',
}

/** What was sent for one organisation is not carried over to another. */
export const reusedRequest = (id: string | null, clientId: number | undefined) =>
  queryOptions({
    queryKey: ['reusedRequest', id, clientId],
    queryFn: async ({ signal }): Promise<Reused> => {
      const request = await call(getJobRequest, { params: { id: id ?? '' } }, { signal })
      const sent = request.files.flatMap((file) => {
        const list = lists[file.category]
        return list && request.clientId === clientId ? [{ ...file, list, name: file.fileName }] : []
      })
      const accepted = sent.filter(({ rejection }) => rejection === null)
      const areThere = await Promise.all(accepted.map((file) => isThere(request.id, file, signal)))
      return {
        request,
        files: accepted.filter((_, index) => areThere[index]),
        gone: accepted.filter((_, index) => !areThere[index]),
        rejected: sent.flatMap(({ list, name, rejection }) => (rejection ? [{ list, name, rejection }] : [])),
      }
    },
    enabled: id !== null,
  })

async function isThere(id: string, { fileKey }: JobRequestFile, signal: AbortSignal): Promise<boolean> {
  try {
    await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'false' } }, { signal })
    return true
  } catch (error) {
    // Whatever else went wrong: the server looks again when the form is sent.
    return !(error instanceof ApiError && error.errorCode === 'file_not_found')
  }
}

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
