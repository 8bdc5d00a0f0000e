import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setPriority } from 'node:os'
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

/** The same for all: nothing is left behind for the collector, whatever the size of a file. */
const buffer = Buffer.alloc(256 * 1024)
const files = new Map<number, { hash: Hash; crc: number }>()

function answer(question: DigestQuestion): Omit<DigestAnswer, 'id'> {
  const file = files.get(question.about) ?? { hash: createHash('sha256'), crc: 0 }
  files.set(question.about, file)
  if (question.ask === 'finish') {
    files.delete(question.about)
    return { sha256: file.hash.digest('hex'), crc32: file.crc }
  }
  const descriptor = openSync(question.path, 'r')
  try {
    for (let at = question.start; at < question.end; ) {
      const length = readSync(descriptor, buffer, 0, Math.min(buffer.length, question.end - at), at)
      if (length === 0) throw new Error('The file is shorter than it should be.')
      const bytes = buffer.subarray(0, length)
      file.hash.update(bytes)
      file.crc = crc32(bytes, file.crc)
      at += length
    }
  } finally {
    closeSync(descriptor)
  }
  return {}
}

// Of this thread alone, as Linux takes it: answers come before digests.
if (process.platform === 'linux') setPriority(0, 10)
parentPort?.on('message', (question: DigestQuestion) => {
  const reply = (found: Omit<DigestAnswer, 'id'>) =>
    parentPort?.postMessage({ id: question.id, ...found } satisfies DigestAnswer)
  try {
    reply(answer(question))
  } catch (error) {
    reply({ failure: String(error) })
  }
})
