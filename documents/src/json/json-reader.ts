import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'

export type JsonEvents = {
  /** A chunk of a string that is a value, not a name. */
  text?(piece: string): void
  endOfText?(): void
}

const blank = /[ \t\r\n]*/y
const plainText = /[^"\\]*/y
const bareWord = /[^\s,:{}[\]"/]*/y
const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
const longestScalar = 1000
const valueExpected: ReadonlySet<string> = new Set(['value', 'firstValue', 'nextValue'])
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '"': '"',
  '\\': '\\',
  '/': '/',
}

/**
 * A streaming JSON reader. Also accepts several values in a row, as in JSON lines, and comments and trailing commas,
 * which are not in the standard but common.
 */
export class JsonReader {
  readonly #events: JsonEvents
  readonly #open: ('{' | '[')[] = []
  #expects: 'value' | 'firstValue' | 'nextValue' | 'name' | 'firstName' | 'colon' | 'comma' = 'value'
  #isInText = false
  #isName = false
  #rest = ''
  #hasValue = false
  /** Not part of the standard, but common in files that people edit. */
  #skipTo: '\n' | '*/' | '' = ''

  constructor(events: JsonEvents) {
    this.#events = events
  }

  write(chunk: string): void {
    const json = this.#rest + chunk
    let at = 0
    while (at < json.length) {
      const next = this.#readOn(json, at)
      if (next === at) break
      at = next
    }
    this.#rest = json.slice(at)
    if (this.#rest.length > longestScalar) throw new RefusalError('broken', 'JSON with an endless word')
  }

  #readOn(json: string, at: number): number {
    if (this.#skipTo !== '') return this.#skipComment(json, at)
    return this.#isInText ? this.#readText(json, at) : this.#readMark(json, at, false)
  }

  #skipComment(json: string, at: number): number {
    const end = json.indexOf(this.#skipTo, at)
    if (end < 0) return Math.max(at, json.length - 1)
    const next = end + this.#skipTo.length
    this.#skipTo = ''
    return next
  }

  end(): void {
    if (this.#skipTo === '\n') this.write('\n')
    if (this.#skipTo !== '') throw new RefusalError('broken', 'JSON cut short')
    if (!this.#isInText && this.#rest.endsWith('/')) throw new RefusalError('broken', 'JSON cut short')
    if (!this.#isInText && this.#rest !== '') this.#readMark(this.#rest, 0, true)
    if (this.#isInText || this.#open.length > 0 || !this.#hasValue) throw new RefusalError('broken', 'JSON cut short')
  }

  #readText(json: string, at: number): number {
    plainText.lastIndex = at
    plainText.test(json)
    const end = plainText.lastIndex
    if (end > at) {
      this.#tell(json.slice(at, end))
      return end
    }
    if (json[at] === '"') return this.#endText(at)
    const mark = json[at + 1]
    if (mark === undefined || (mark === 'u' && json.length < at + 6)) return at
    const hex = mark === 'u' ? /^[0-9a-fA-F]{4}$/.exec(json.slice(at + 2, at + 6))?.[0] : undefined
    const character = hex === undefined ? escapes[mark] : String.fromCharCode(Number.parseInt(hex, 16))
    if (character === undefined) throw new RefusalError('broken', 'JSON with an unknown escape')
    this.#tell(character)
    return at + (hex === undefined ? 2 : 6)
  }

  #tell(piece: string): void {
    if (!this.#isName) this.#events.text?.(piece)
  }

  #endText(at: number): number {
    this.#isInText = false
    if (!this.#isName) this.#events.endOfText?.()
    if (this.#isName) this.#expects = 'colon'
    else this.#endValue()
    return at + 1
  }

  #readMark(json: string, from: number, isLast: boolean): number {
    blank.lastIndex = from
    blank.test(json)
    const at = blank.lastIndex
    const mark = json[at]
    if (mark === undefined) return at
    if (mark === '"') return this.#beginText(at)
    if (mark === '/') return this.#beginComment(json, at)
    if (mark === '{' || mark === '[') return this.#enter(mark, at)
    if (mark === '}' || mark === ']') return this.#leave(mark, at)
    if (mark === ',' || mark === ':') return this.#separate(mark, at)
    return this.#readScalar(json, at, isLast)
  }

  #beginComment(json: string, at: number): number {
    const mark = json[at + 1]
    if (mark === undefined) return at
    if (mark !== '/' && mark !== '*') throw new RefusalError('broken', 'JSON with an unknown word')
    this.#skipTo = mark === '/' ? '\n' : '*/'
    return at + 2
  }

  #beginText(at: number): number {
    this.#isName = this.#expects === 'name' || this.#expects === 'firstName'
    if (!this.#isName) this.#needValue()
    this.#isInText = true
    return at + 1
  }

  #enter(mark: '{' | '[', at: number): number {
    this.#needValue()
    if (this.#open.length >= limits.jsonDepth) throw new RefusalError('nested_too_deep', 'JSON')
    this.#open.push(mark)
    this.#expects = mark === '{' ? 'firstName' : 'firstValue'
    return at + 1
  }

  #leave(mark: '}' | ']', at: number): number {
    const empty = mark === '}' ? 'firstName' : 'firstValue'
    const afterComma = mark === '}' ? 'name' : 'nextValue'
    const mayEnd = this.#expects === empty || this.#expects === 'comma' || this.#expects === afterComma
    if (this.#open.pop() !== (mark === '}' ? '{' : '[') || !mayEnd)
      throw new RefusalError('broken', `JSON with a ${mark} too many`)
    this.#endValue()
    return at + 1
  }

  #separate(mark: ',' | ':', at: number): number {
    const isIn = this.#open.at(-1)
    if (this.#expects !== (mark === ',' ? 'comma' : 'colon') || isIn === undefined)
      throw new RefusalError('broken', `JSON with a ${mark} too many`)
    this.#expects = mark === ':' ? 'value' : isIn === '{' ? 'name' : 'nextValue'
    return at + 1
  }

  #readScalar(json: string, at: number, isLast: boolean): number {
    bareWord.lastIndex = at
    bareWord.test(json)
    const end = bareWord.lastIndex
    if (end === json.length && !isLast) return at
    this.#needValue()
    if (!scalar.test(json.slice(at, end))) throw new RefusalError('broken', 'JSON with an unknown word')
    this.#endValue()
    return end
  }

  #needValue(): void {
    if (!valueExpected.has(this.#expects)) throw new RefusalError('broken', 'JSON out of order')
  }

  #endValue(): void {
    this.#hasValue = true
    this.#expects = this.#open.length === 0 ? 'value' : 'comma'
  }
}
