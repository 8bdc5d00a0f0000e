import path from 'node:path'
import { FileStoreError } from '../../../ports/file-store.ts'

/*
 * Every segment of a key is percent-encoded, so that no key leaves the folder. Three characters that the encoding never
 * produces have a meaning: `@` ends a file (so that `a` and `a/b` can both exist), `=` is an empty segment, and `+` ends
 * a directory entry whose name continues in the next one (85 Chinese characters take 765 when encoded).
 */
const fileMark = '@'
const emptySegment = '='
const continuedMark = '+'
const longestEntry = 200
const longestKey = 1024

export function pathOfKey(key: string): string {
  assertKey(key)
  return path.join(...key.split('/').flatMap(entriesOf)) + fileMark
}

/** The folder that holds every key with this prefix. */
export function folderOfPrefix(prefix: string): string {
  const whole = prefix.split('/').slice(0, -1)
  return path.join('.', ...whole.flatMap(entriesOf))
}

/** Undefined for files that the store did not write. */
export function keyOfPath(relative: string): string | undefined {
  if (!relative.endsWith(fileMark)) return undefined
  const segments = relative
    .slice(0, -fileMark.length)
    .replaceAll(path.sep, '/')
    .replaceAll(`${continuedMark}/`, '')
    .split('/')
  try {
    return segments.map((segment) => (segment === emptySegment ? '' : decodeURIComponent(segment))).join('/')
  } catch {
    return undefined
  }
}

export function assertKey(key: string): void {
  const refuse = (fault: string) => new FileStoreError('refused', `The key of the file ${fault}.`)
  if (key === '') throw refuse('is empty')
  if (!key.isWellFormed()) throw refuse('is not well-formed text')
  if (Buffer.byteLength(key) > longestKey) throw refuse(`is longer than ${longestKey} bytes`)
}

function entriesOf(segment: string): string[] {
  if (segment === '') return [emptySegment]
  const encoded = encodeURIComponent(segment).replace(/[.!'()*~]/g, percent)
  const pieces = encoded.match(new RegExp(`.{1,${longestEntry}}`, 'g')) ?? []
  return pieces.map((piece, index) => (index < pieces.length - 1 ? piece + continuedMark : piece))
}

/** Encodes only a leading dot: dots inside a name have no special meaning. */
function percent(character: string, offset: number): string {
  if (character === '.' && offset > 0) return character
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
