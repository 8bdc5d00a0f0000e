import type { MultipartUpload } from '../../../ports/file-store.ts'
import { countPartBytes } from '../../../ports/file-store.ts'

export type PartAnswer = { status: number; code: string | undefined }

/** Sends a part as a browser does. */
export async function putPart(url: string, body: BodyInit, init: RequestInit = {}): Promise<PartAnswer> {
  const response = await fetch(url, { method: 'PUT', body, ...init })
  return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] }
}

export const partOf = (upload: MultipartUpload, number: number, character = 'x'): string =>
  character.repeat(countPartBytes(upload, number))
