import { closeSync, openSync, writeSync } from 'node:fs'

const flushCharacters = 64 * 1024

/** Writes segments as JSON lines. Synchronous, because it only runs in worker threads. */
export class SegmentFile {
  readonly #file: number
  #pending = ''

  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  readonly write = (id: string, text: string): void => {
    this.#pending += `${JSON.stringify({ id, text })}\n`
    if (this.#pending.length > flushCharacters) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#file)
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending)
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written)
    this.#pending = ''
  }
}
