import { RefusalError } from '../refusal.ts'
import { chunksOf, type Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

export type Encoding = { readonly name: string; readonly isGuess: boolean }

const sure = (name: string): Encoding => ({ name, isGuess: false })
const sampleBytes = 4096

/** Detects an encoding from the first bytes: a byte order mark, or zeros of two-byte characters. */
export function detectEncodingOfHead(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe && !(head[2] === 0 && head[3] === 0)) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, sampleBytes)
  const zeros = [0, 0] as [number, number]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const many = sample.length / 8
  if (zeros[1] > many && zeros[0] < zeros[1] / 8) return 'utf-16le'
  if (zeros[0] > many && zeros[1] < zeros[0] / 8) return 'utf-16be'
  return undefined
}

/** Reads the whole text to make sure that it is UTF-8. Otherwise takes the declared encoding, or guesses. */
export async function detectEncoding(source: Source, yieldPoint: YieldPoint, declared?: string): Promise<Encoding> {
  const detected = detectEncodingOfHead(await source.read(0, sampleBytes)) ?? declared
  if (detected !== undefined && isKnown(detected) && (await canDecode(source, detected, yieldPoint)))
    return sure(detected)
  if (await canDecode(source, 'utf-8', yieldPoint)) return sure('utf-8')
  return { name: 'windows-1252', isGuess: true }
}

export const isKnown = (encoding: string): boolean => {
  try {
    new TextDecoder(encoding)
    return true
  } catch {
    return false
  }
}

async function canDecode(source: Source, encoding: string, yieldPoint: YieldPoint): Promise<boolean> {
  try {
    for await (const _ of decoded(chunksOf(source, yieldPoint), encoding));
    return true
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'broken') return false
    throw error
  }
}

/** Drops a byte order mark, unless `keepsMark`. */
export async function* decoded(
  chunks: AsyncIterable<Buffer>,
  encoding: string,
  keepsMark = false,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: keepsMark })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    const isUndecodable = (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    throw isUndecodable ? new RefusalError('broken', `not ${encoding}`) : error
  }
}
