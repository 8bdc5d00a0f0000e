import type { DownloadOptions } from '../../../ports/file-store.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { StoreKeys } from './signature.ts'
import { checkQuery, signQuery } from './signed-query.ts'

/** Signs the query of a URL that reads one file for a limited time. */
export function signDownload(keys: StoreKeys, key: string, options: DownloadOptions): URLSearchParams {
  const headers = {
    'response-content-disposition': contentDisposition(options.fileName, options.inline),
    ...(options.contentType && { 'response-content-type': options.contentType }),
  }
  return signQuery(keys, { method: 'GET', key }, headers, options.expiresInSeconds)
}

/** Returns the signed response headers, or throws. */
export function checkDownload(keys: StoreKeys, key: string, query: URLSearchParams) {
  checkQuery(keys, { method: 'GET', key }, query)
  return {
    disposition: query.get('response-content-disposition') ?? 'attachment',
    contentType: query.get('response-content-type') ?? 'application/octet-stream',
  }
}
