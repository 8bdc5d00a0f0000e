import { getDownloadUrl } from '@portolan/contract/job-requests/actions'
import { call } from '../api/api-client.ts'

/** The bytes of a file, because browsers show no frame of a file that the store serves in a sandbox. */
export async function fetchFile(id: string, fileKey: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const { downloadUrl } = await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'true' } }, { signal })
  const answer = await fetch(downloadUrl, { signal })
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`)
  return answer.arrayBuffer()
}
