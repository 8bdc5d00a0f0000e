import type { DownloadOptions } from '../../../ports/file-store.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { StoreKeys } from './signature.ts'
import { checkQuery, signQuery } from './signed-query.ts'

/** The query that opens one file for a while. */
export function signDownload(keys: StoreKeys, key: string, options: DownloadOptions): URLSearchParams {
  const headers = {
    'response-content-disposition': contentDisposition(options.fileName, options.inline),
    ...(options.contentType && { 'response-content-type': options.contentType }),
  }
  return signQuery(keys, { method: 'GET', key }, headers, options.expiresInSeconds)
}

/** Gives back the headers the signer asked for, or refuses. */
export function checkDownload(keys: StoreKeys, key: string, query: URLSearchParams) {
  checkQuery(keys, { method: 'GET', key }, query)
  return {
    disposition: query.get('response-content-disposition') ?? 'attachment',
    contentType: query.get('response-content-type') ?? 'application/octet-stream',
  }
}
