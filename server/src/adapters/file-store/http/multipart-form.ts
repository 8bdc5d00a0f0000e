import { malformedForm } from './s3-answer.ts'

export type FormPart = { name: string; fileName: string | undefined; content: AsyncGenerator<Buffer> }

const endOfHeaders = Buffer.from('\r\n\r\n')
const mostHeaderBytes = 16 * 1024
const mostPreambleBytes = 1024

export function parseBoundary(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType ?? '') ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw malformedForm('The POST must be multipart/form-data with a boundary.')
  return boundary
}

/**
 * Yields the parts of a form as they arrive and skips what is not read of a part. Holds one chunk at a time. Throws where
 * the closing boundary is missing.
 */
export async function* parseFormParts(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const bytes = new ByteReader(source[Symbol.asyncIterator]())
  try {
    await bytes.takeUntil(delimiter, mostPreambleBytes)
    for (;;) {
      const mark = await bytes.take(2)
      if (mark === '--') return
      if (mark !== '\r\n') throw malformedForm('A boundary of the form is not followed by a line break.')
      const headers = await bytes.takeUntil(endOfHeaders, mostHeaderBytes)
      const content = bytes.streamUntil(delimiter)
      yield { ...parsePartNames(headers.toString('utf8')), content }
      for await (const _unread of content);
    }
  } finally {
    await bytes.release()
  }
}

/** Browsers quote names, in UTF-8, with quotation marks as %22 and backslashes unchanged. */
function parsePartNames(headers: string): { name: string; fileName: string | undefined } {
  const disposition = /^content-disposition:[ \t]*form-data(?=[ \t]*;)(.*)$/im.exec(headers)?.[1]
  const parameter = (name: string) => new RegExp(`;[ \\t]*${name}="([^"]*)"`, 'i').exec(disposition ?? '')?.[1]
  const name = parameter('name')
  if (name === undefined) throw malformedForm('A part of the form has no name.')
  return { name, fileName: parameter('filename') }
}

class ByteReader {
  // The first boundary may be at the very start. All others follow a line break, so this adds one.
  #buffer: Buffer = Buffer.from('\r\n')
  readonly #source: AsyncIterator<Buffer>

  constructor(source: AsyncIterator<Buffer>) {
    this.#source = source
  }

  async take(length: number): Promise<string> {
    while (this.#buffer.length < length) await this.#pull()
    return this.#cut(length).toString('latin1')
  }

  async takeUntil(delimiter: Buffer, longest: number): Promise<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter)
      if (at > longest || (at < 0 && this.#buffer.length > longest + delimiter.length)) {
        throw malformedForm('A header of the form is too long.')
      }
      if (at >= 0) return this.#cut(at, delimiter.length)
      await this.#pull()
    }
  }

  /** Passes chunks on without copying. Joins two chunks only where a delimiter may span them. */
  async *streamUntil(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter)
      if (at >= 0) {
        const last = this.#cut(at, delimiter.length)
        if (last.length > 0) yield last
        return
      }
      const safe = safeLength(this.#buffer, delimiter)
      const rest = this.#buffer.subarray(safe)
      if (safe > 0) yield this.#cut(safe)
      const next = await this.#next()
      this.#buffer = rest.length > 0 ? Buffer.concat([rest, next]) : next
    }
  }

  async release(): Promise<void> {
    await this.#source.return?.()
  }

  #cut(length: number, skip = 0): Buffer {
    const taken = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length + skip)
    return taken
  }

  async #pull(): Promise<void> {
    this.#buffer = Buffer.concat([this.#buffer, await this.#next()])
  }

  async #next(): Promise<Buffer> {
    const next = await this.#source.next()
    if (next.done) throw malformedForm('The form ended before its closing boundary.')
    return next.value
  }
}

/** The number of bytes before a possible start of the delimiter. */
function safeLength(bytes: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(0, 1)
  const from = Math.max(0, bytes.length - delimiter.length + 1)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (delimiter.subarray(0, bytes.length - at).equals(bytes.subarray(at))) return at
  return bytes.length
}
