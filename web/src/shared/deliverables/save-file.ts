import { getDownloadUrl } from '@portolan/contract/job-requests/actions'
import { call } from '../api/api-client.ts'

/** The answer is sent to be saved, so the page stays where it is. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noopener'
  link.download = ''
  link.click()
}

/** The address is good for a few minutes only, so it is asked for when it is wanted. */
export async function downloadFile(id: string, fileKey: string): Promise<void> {
  const { downloadUrl } = await call(getDownloadUrl, { params: { id, fileKey }, query: { inline: 'false' } })
  saveFrom(downloadUrl)
}
