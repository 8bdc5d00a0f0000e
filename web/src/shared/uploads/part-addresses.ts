import { type MultipartUpload, signParts } from '@portolan/contract/files/files'
import { call } from '../api/api-client.ts'

const ASKED_FOR_AT_ONCE = 20

/** The signed addresses of parts, asked for some at a time and forgotten after a failure: they may be too old. */
export function partAddresses({ uploadToken }: MultipartUpload, parts: readonly number[]) {
  const known = new Map<number, Promise<string>>()

  function ask(first: number): Promise<string> {
    const from = Math.max(0, parts.indexOf(first))
    const partNumbers = parts.slice(from, from + ASKED_FOR_AT_ONCE)
    const signed = call(signParts, { body: { uploadToken, partNumbers } })
    for (const partNumber of partNumbers) {
      const url = signed.then(({ parts: all }) => all.find((part) => part.partNumber === partNumber)?.url ?? '')
      // A caller that awaits it sees the failure; an address fetched ahead may fail silently.
      url.catch(() => known.delete(partNumber))
      known.set(partNumber, url)
    }
    return known.get(first) ?? Promise.reject(new Error(`Part ${first} is not one of the upload.`))
  }

  return {
    of: (part: number): Promise<string> => known.get(part) ?? ask(part),
    forget: () => known.clear(),
  }
}
