import path from 'node:path'
import { FileStoreError } from '../../../ports/file-store.ts'

/*
 * Every segment of a key is percent-encoded, so nothing climbs out of the folder. Marks the encoding never yields do the rest:
 * `@` ends a file (so that `a` and `a/b` may both exist), `=` is an empty segment, and `+` ends a piece of a name
 * that is too long for one directory entry (85 Chinese letters are 765 when encoded).
 */
const FILE = '@'
const EMPTY = '='
const CONTINUED = '+'
const LONGEST_ENTRY = 200
const LONGEST_KEY = 1024

export function pathOfKey(key: string): string {
  assertKey(key)
  return path.join(...key.split('/').flatMap(entriesOf)) + FILE
}

/** The folder that holds every key starting with this prefix: the whole segments of it. */
export function folderOfPrefix(prefix: string): string {
  const whole = prefix.split('/').slice(0, -1)
  return path.join('.', ...whole.flatMap(entriesOf))
}

/** The key a file has, from its path below the folder; undefined for what the store did not put there. */
export function keyOfPath(relative: string): string | undefined {
  if (!relative.endsWith(FILE)) return undefined
  const segments = relative.slice(0, -FILE.length).replaceAll(path.sep, '/').replaceAll(`${CONTINUED}/`, '').split('/')
  try {
    return segments.map((segment) => (segment === EMPTY ? '' : decodeURIComponent(segment))).join('/')
  } catch {
    return undefined
  }
}

export function assertKey(key: string): void {
  const refuse = (fault: string) => new FileStoreError('refused', `The key of the file ${fault}.`)
  if (key === '') throw refuse('is empty')
  if (!key.isWellFormed()) throw refuse('is not well-formed text')
  if (Buffer.byteLength(key) > LONGEST_KEY) throw refuse(`is longer than ${LONGEST_KEY} bytes`)
}

function entriesOf(segment: string): string[] {
  if (segment === '') return [EMPTY]
  const encoded = encodeURIComponent(segment).replace(/[.!'()*~]/g, percent)
  const pieces = encoded.match(new RegExp(`.{1,${LONGEST_ENTRY}}`, 'g')) ?? []
  return pieces.map((piece, index) => (index < pieces.length - 1 ? piece + CONTINUED : piece))
}

/** Dots inside a name stay readable; only those a file system reads something into are encoded. */
function percent(letter: string, offset: number): string {
  if (letter === '.' && offset > 0) return letter
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
