import { closeSync, openSync, readSync } from 'node:fs'
import type { AnswerReader } from './translation-pass.ts'

type Answer = { readonly id: string; readonly text: string }

const chunkBytes = 64 * 1024
const lineFeed = 10

/** Opens a file of JSON lines `{"id", "text"}` that are in document order. Lines may be missing. */
export function withAnswerFile<Result>(
  path: string,
  work: (answers: AnswerReader) => Promise<Result>,
): Promise<Result> {
  const file = openSync(path, 'r')
  return work(new AnswerCursor(file, 0)).finally(() => closeSync(file))
}

class AnswerCursor implements AnswerReader {
  readonly #file: number
  #bytes: Buffer = Buffer.alloc(0)
  /** Where in the file `#bytes` ends. */
  #readTo: number
  #next: Answer | undefined
  #nextAt: number

  constructor(file: number, at: number) {
    this.#file = file
    this.#readTo = at
    this.#nextAt = at
    this.#next = this.#readLine()
  }

  find(id: string): string | undefined {
    while (this.#next && isBefore(this.#next.id, id)) this.#advance()
    if (this.#next?.id !== id) return undefined
    const { text } = this.#next
    this.#advance()
    return text
  }

  fork(): AnswerReader {
    return new AnswerCursor(this.#file, this.#nextAt)
  }

  #advance(): void {
    this.#nextAt = this.#readTo - this.#bytes.length
    this.#next = this.#readLine()
  }

  #readLine(): Answer | undefined {
    for (;;) {
      const end = this.#bytes.indexOf(lineFeed)
      const isLast = end < 0 && !this.#readMore()
      if (end < 0 && !isLast) continue
      const line = this.#bytes.toString('utf8', 0, isLast ? this.#bytes.length : end)
      this.#bytes = this.#bytes.subarray(isLast ? this.#bytes.length : end + 1)
      if (line.trim() !== '') return JSON.parse(line) as Answer
      if (isLast) return undefined
      this.#nextAt = this.#readTo - this.#bytes.length
    }
  }

  #readMore(): boolean {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    const count = readSync(this.#file, chunk, 0, chunkBytes, this.#readTo)
    this.#readTo += count
    this.#bytes = Buffer.concat([this.#bytes, chunk.subarray(0, count)])
    return count > 0
  }
}

/** Whether an answer belongs to an earlier segment of the same part, which the document does not have any more. */
function isBefore(id: string, wanted: string): boolean {
  const at = wanted.lastIndexOf('#') + 1
  return id.startsWith(wanted.slice(0, at)) && Number(id.slice(at)) < Number(wanted.slice(at))
}
