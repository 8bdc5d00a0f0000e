import { fetchDownloadUrl } from './api.ts'

/** The answer is sent to be saved, so the page stays where it is. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noopener'
  link.download = ''
  link.click()
}

export const downloadFile = async (requestId: string, fileKey: string): Promise<void> =>
  saveFrom(await fetchDownloadUrl(requestId, fileKey))
