/** Has the ids of downloads, not those of requests: sharing the URL gives access to the files only. */
export const bundlePath = (code: string) => `/download/bundles/${code}.zip`

const idBytes = 16

export const writeBundle = (downloadIds: readonly string[]): string =>
  Buffer.concat(downloadIds.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))).toString('base64url')

export function readBundle(code: string): string[] {
  const bytes = Buffer.from(code, 'base64url')
  const ids: string[] = []
  for (let at = 0; at + idBytes <= bytes.length; at += idBytes)
    ids.push(
      bytes
        .subarray(at, at + idBytes)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    )
  return ids
}
