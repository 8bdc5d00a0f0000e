import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import type { UploadList } from '../../../../shared/uploads/upload-state.ts'
import type { Reused } from './reused.ts'

const lists: Partial<Record<JobRequestFile['category'], UploadList>> = {
  SOURCE_DOCUMENT: 'project',
  REFERENCE: 'reference',
}

/** Files of one organization are not carried over to another. */
export async function loadReusedRequest(
  id: string,
  clientId: number | undefined,
  signal: AbortSignal,
): Promise<Reused> {
  const request = await call(getJobRequest, { params: { id } }, { signal })
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
}

async function isThere(id: string, { fileKey }: JobRequestFile, signal: AbortSignal): Promise<boolean> {
  try {
    await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'false' } }, { signal })
    return true
  } catch (error) {
    // Whatever else went wrong: the server looks again when the form is sent.
    return !(error instanceof ApiError && error.errorCode === 'file_not_found')
  }
}
