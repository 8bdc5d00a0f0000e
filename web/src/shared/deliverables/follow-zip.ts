import { getZipStatus, zipTranslatedFiles } from '@portolan/contract/job-requests/actions'
import { call } from '../api/api-client.ts'

const pollEvery = 1000

/** Has the files packed and answers where the zip is. It starts what was not started and tries once more what failed. */
export async function followZip(id: string, zipFileName: string | undefined, signal: AbortSignal): Promise<string> {
  const start = () => call(zipTranslatedFiles, { params: { id }, query: { zipFileName } }, { signal })
  let mayRetry = true
  for (;;) {
    const { status, downloadUrl } = await call(getZipStatus, { params: { id } }, { signal })
    if (status === 'COMPLETED' && downloadUrl) return downloadUrl
    if (status === 'FAILED' && !mayRetry) throw new Error(status)
    if (status === 'FAILED') mayRetry = false
    if (status === 'NOT_STARTED' || status === 'FAILED') await start()
    await pause(signal)
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((goOn, stop) => {
    signal.throwIfAborted()
    const timer = setTimeout(goOn, pollEvery)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })
