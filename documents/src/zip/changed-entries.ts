import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { chunkBytes } from '../limits.ts'
import type { Entry } from './entry.ts'

/** The new content of an entry, packed, as a range of the file that collects them. */
export type ChangedEntry = {
  readonly at: number
  readonly packedBytes: number
  readonly bytes: number
  readonly checksum: number
}

/** Packs new contents into a file, because parts are not translated in the order in which the archive has them. */
export class ChangedEntries {
  readonly file: FileHandle
  readonly entries = new Map<Entry, ChangedEntry>()
  #end = 0

  constructor(file: FileHandle) {
    this.file = file
  }

  /** Packs the chunks. They replace the entry unless `isChanged` says at the end that nothing changed. */
  async replace(entry: Entry, chunks: AsyncIterable<Buffer>, isChanged: () => boolean): Promise<void> {
    const at = this.#end
    let written = at
    let bytes = 0
    let checksum = 0
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length
        checksum = crc32(chunk, checksum)
        yield chunk
      }
    }
    const write = async (packed: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of packed) written += await this.#write(chunk, written)
    }
    const input = Readable.from(measured(), { highWaterMark: 2 })
    if (entry.method === 0) await write(input)
    else await pipeline(input, createDeflateRaw({ chunkSize: chunkBytes }), write)
    if (!isChanged()) return
    this.entries.set(entry, { at, packedBytes: written - at, bytes, checksum })
    this.#end = written
  }

  async #write(chunk: Buffer, at: number): Promise<number> {
    for (let done = 0; done < chunk.length; )
      done += (await this.file.write(chunk, done, chunk.length - done, at + done)).bytesWritten
    return chunk.length
  }
}
