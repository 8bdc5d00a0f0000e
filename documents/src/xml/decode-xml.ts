import { RefusalError } from '../refusal.ts'
import { decoded, detectEncodingOfHead, isKnown } from '../text/encoding.ts'

const declaration = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._:-]*)["']/

export type XmlDecoding = {
  /** Needed where the text is written again. */
  readonly keepsMark?: boolean
  readonly onEncoding?: (encoding: string) => void
}

/** Decodes XML by its declared encoding. Throws for unknown encodings, which could hide an attack. */
export async function* decodeXml(
  chunks: AsyncIterable<Buffer>,
  { keepsMark = false, onEncoding }: XmlDecoding = {},
): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    const first = await iterator.next()
    if (first.done) return
    const encoding = encodingOfXml(first.value)
    onEncoding?.(encoding)
    yield* decoded(startingWith(first.value, iterator), encoding, keepsMark)
  } finally {
    await iterator.return?.()
  }
}

function encodingOfXml(head: Buffer): string {
  const detected = detectEncodingOfHead(head)
  if (detected !== undefined) return detected
  const declared = declaration.exec(head.toString('latin1', 0, 256))?.[1]?.toLowerCase() ?? 'utf-8'
  if (declared.startsWith('utf-16')) return 'utf-8'
  if (!isKnown(declared)) throw new RefusalError('broken', `XML in ${declared}`)
  return declared
}

async function* startingWith(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
