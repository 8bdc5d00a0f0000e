import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'

/*
 * A thread of its own for the digests of large files: a gigabyte takes seconds, and the one thread that answers everybody
 * should not spend them. Questions about one file come one after another.
 */
export type DigestQuestion =
  | { id: number; about: number; ask: 'look'; path: string; start: number; end: number }
  | { id: number; about: number; ask: 'finish' }
export type DigestAnswer = { id: number; sha256?: string; crc32?: number; failure?: string }

const READ_BYTES = 1024 * 1024
const files = new Map<number, { hash: Hash; crc: number }>()

async function answer(question: DigestQuestion): Promise<Omit<DigestAnswer, 'id'>> {
  const file = files.get(question.about) ?? { hash: createHash('sha256'), crc: 0 }
  files.set(question.about, file)
  if (question.ask === 'finish') {
    files.delete(question.about)
    return { sha256: file.hash.digest('hex'), crc32: file.crc }
  }
  const { path, start, end } = question
  for await (const chunk of createReadStream(path, { start, end: end - 1, highWaterMark: READ_BYTES })) {
    file.hash.update(chunk)
    file.crc = crc32(chunk, file.crc)
  }
  return {}
}

parentPort?.on('message', (question: DigestQuestion) => {
  answer(question)
    .catch((error: unknown) => ({ failure: String(error) }))
    .then((found) => parentPort?.postMessage({ id: question.id, ...found } satisfies DigestAnswer))
})
