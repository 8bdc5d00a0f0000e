import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'

export type RtfEvents = {
  open(): void
  close(): void
  /** A control word such as `par` with its number. Control symbols such as `\'e9` are words of one character. */
  control(word: string, parameter: number | undefined): void
  /** Bytes of text in the current code page. */
  bytes(bytes: Uint8Array): void
}

const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const apostrophe = 0x27
const space = 0x20
const minus = 0x2d
const longestWord = 32
const longestNumber = 10
/** No control is longer, so a rest of this length can always be read. */
const longestControl = longestWord + longestNumber + 3

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isDigit = (code: number): boolean => code >= 48 && code <= 57
const hex = (code: number): number => Number.parseInt(String.fromCharCode(code), 16)

/** A streaming RTF reader. */
export class RtfReader {
  readonly #events: RtfEvents
  #rest: Buffer = Buffer.alloc(0)
  #depth = 0
  /** How many bytes of binary data after `\bin` are left. */
  #binaryBytes = 0
  #isOver = false

  constructor(events: RtfEvents) {
    this.#events = events
  }

  write(chunk: Buffer): void {
    this.#read(this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]), false)
  }

  end(): void {
    this.#read(this.#rest, true)
    if (this.#depth > 0) throw new RefusalError('broken', 'RTF cut short')
  }

  #read(bytes: Buffer, isLast: boolean): void {
    let at = 0
    while (at < bytes.length && !this.#isOver) {
      if (this.#binaryBytes > 0) {
        const skipped = Math.min(this.#binaryBytes, bytes.length - at)
        this.#binaryBytes -= skipped
        at += skipped
        continue
      }
      const code = bytes[at]
      if (code === backslash) {
        if (!isLast && bytes.length - at < longestControl) break
        at = this.#control(bytes, at + 1)
      } else if (code === openBrace) at = this.#open(at)
      else if (code === closeBrace) at = this.#close(at)
      else at = this.#text(bytes, at)
    }
    this.#rest = this.#isOver ? Buffer.alloc(0) : bytes.subarray(at)
  }

  #open(at: number): number {
    if (++this.#depth > limits.rtfDepth) throw new RefusalError('nested_too_deep', 'RTF')
    this.#events.open()
    return at + 1
  }

  /** Text after the outermost group does not belong to the document. */
  #close(at: number): number {
    if (this.#depth === 0) throw new RefusalError('broken', 'RTF closes a group that is not open')
    this.#events.close()
    this.#isOver = --this.#depth === 0
    return at + 1
  }

  /** Line breaks in RTF source are not text. */
  #text(bytes: Buffer, from: number): number {
    let at = from
    for (; at < bytes.length; at++) {
      const code = bytes[at] as number
      if (code === backslash || code === openBrace || code === closeBrace || code === 10 || code === 13) break
    }
    if (at > from) this.#events.bytes(bytes.subarray(from, at))
    while (at < bytes.length && (bytes[at] === 10 || bytes[at] === 13)) at++
    return at
  }

  #control(bytes: Buffer, from: number): number {
    const first = bytes[from]
    if (first === undefined) return from
    if (first === apostrophe) return this.#hexByte(bytes, from + 1)
    if (!isLetter(first)) {
      this.#events.control(String.fromCharCode(first), undefined)
      return from + 1
    }
    let at = from
    while (at - from < longestWord && isLetter(bytes[at] ?? 0)) at++
    const word = bytes.toString('latin1', from, at)
    const numberAt = at
    if (bytes[at] === minus && isDigit(bytes[at + 1] ?? 0)) at++
    while (at - numberAt < longestNumber && isDigit(bytes[at] ?? 0)) at++
    const parameter = at > numberAt ? Number(bytes.toString('latin1', numberAt, at)) : undefined
    if (bytes[at] === space) at++
    if (word === 'bin') this.#binaryBytes = Math.max(0, parameter ?? 0)
    else this.#events.control(word, parameter)
    return at
  }

  #hexByte(bytes: Buffer, at: number): number {
    const value = hex(bytes[at] ?? 0) * 16 + hex(bytes[at + 1] ?? 0)
    if (Number.isNaN(value)) return at
    this.#events.bytes(Uint8Array.of(value))
    return at + 2
  }
}
