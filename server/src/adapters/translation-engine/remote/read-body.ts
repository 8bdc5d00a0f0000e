import { TranslationEngineError } from '../../../ports/translation-engine.ts'

/** Reads a body up to a limit, so that a service cannot fill the memory. */
export async function readBody(response: Response, service: string, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes)
      throw new TranslationEngineError('malformed_answer', `${service} answered too much.`, 'never')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
