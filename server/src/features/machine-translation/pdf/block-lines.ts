import { createReadStream } from 'node:fs'
import type { BlockLine } from '@portolan/documents'

const lineFeed = 10

/** Reads the blocks of a file one by one. A line over the limit, which only a large image has, is undefined. */
export async function* readBlockLines(path: string, mostBytes: number): AsyncGenerator<BlockLine | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const end = (): BlockLine | undefined => {
    const line = length > mostBytes ? undefined : (JSON.parse(Buffer.concat(parts).toString('utf8')) as BlockLine)
    parts = []
    length = 0
    return line
  }
  const add = (part: Buffer): void => {
    length += part.length
    if (length > mostBytes) parts = []
    else parts.push(part)
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, at))
      start = at + 1
      if (length > 0) yield end()
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield end()
}
