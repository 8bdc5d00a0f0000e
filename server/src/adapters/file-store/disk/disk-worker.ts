import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync, writevSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'

/*
 * A thread of its own for the bytes of files, to write them and to take their digests: a gigabyte takes seconds, and the
 * one thread that answers everybody should not spend them. Questions about one file come one after another.
 */
export type DiskQuestion =
  | { id: number; about: number; ask: 'write' | 'append'; descriptor: number; start: number; chunks: Uint8Array[] }
  | { id: number; about: number; ask: 'look'; path: string; start: number; end: number }
  | { id: number; about: number; ask: 'finish' }
export type DiskAnswer = { id: number; sha256?: string; crc32?: number; failure?: string; code?: string | undefined }

type Known = { hash: Hash; crc: number }

/** The same for all: nothing is left behind for the collector, whatever the size of a file. */
const buffer = Buffer.alloc(256 * 1024)
const files = new Map<number, Known>()

function answer(question: DiskQuestion): Omit<DiskAnswer, 'id'> {
  if (question.ask === 'write') return write(question.descriptor, question.chunks, question.start)
  const file = files.get(question.about) ?? { hash: createHash('sha256'), crc: 0 }
  files.set(question.about, file)
  if (question.ask === 'look') return look(file, question.path, question.start, question.end)
  if (question.ask === 'append') {
    for (const chunk of question.chunks) add(file, chunk)
    return write(question.descriptor, question.chunks, question.start)
  }
  files.delete(question.about)
  return { sha256: file.hash.digest('hex'), crc32: file.crc }
}

function add(file: Known, bytes: Uint8Array): void {
  file.hash.update(bytes)
  file.crc = crc32(bytes, file.crc)
}

/** The system may take less than it was given, and is then given the rest. */
function write(descriptor: number, chunks: readonly Uint8Array[], start: number) {
  let [left, at] = [chunks, start]
  while (left.length > 0) {
    const written = writevSync(descriptor, left, at)
    at += written
    left = without(left, written)
  }
  // Nobody looks at them again. Left to the collector, they would pile up between its rounds.
  for (const { buffer: memory } of chunks) if (memory instanceof ArrayBuffer) memory.transfer(0)
  return {}
}

function without(chunks: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  const [first, ...others] = chunks
  if (!first) return []
  return bytes < first.length ? [first.subarray(bytes), ...others] : without(others, bytes - first.length)
}

function look(file: Known, path: string, start: number, end: number) {
  const descriptor = openSync(path, 'r')
  try {
    for (let at = start; at < end; ) {
      const length = readSync(descriptor, buffer, 0, Math.min(buffer.length, end - at), at)
      if (length === 0) throw new Error('The file is shorter than it should be.')
      add(file, buffer.subarray(0, length))
      at += length
    }
  } finally {
    closeSync(descriptor)
  }
  return {}
}

// Of this thread alone, as Linux takes it: answers come before files.
if (process.platform === 'linux') setPriority(0, 5)
parentPort?.on('message', (question: DiskQuestion) => {
  const reply = (found: Omit<DiskAnswer, 'id'>) =>
    parentPort?.postMessage({ id: question.id, ...found } satisfies DiskAnswer)
  try {
    reply(answer(question))
  } catch (error) {
    reply({ failure: String(error), code: (error as NodeJS.ErrnoException).code })
  }
})
