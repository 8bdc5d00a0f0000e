import { JsonReader } from '../../json/json-reader.ts'
import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'

/** Translates string values. Names, numbers, comments, order and indentation stay. */
export const newJsonWalk = (): WalkText => {
  const validator = new JsonReader({})
  const position = new JsonPosition()
  let isEscaped = false
  let isStart = true
  return (text, isLast, walk) => {
    let at = 0
    let kept = 0
    while (at < text.length) {
      const end = endOfToken(text, at)
      if (end < 0 || (end === text.length && !isLast)) break
      const token = text.slice(at, end)
      position.read(token)
      if (token.startsWith('"') && !position.isName) {
        isEscaped ||= /\\u(?:00[89a-f]|0[1-9a-f]|[1-9a-f])/i.test(token)
        const written = translateString(token, position, isEscaped, walk)
        if (written !== undefined) {
          walk.keep(text.slice(kept, at) + written)
          kept = end
        }
      }
      at = end
    }
    validator.write(text.slice(isStart && text.startsWith('\ufeff') ? 1 : 0, isLast ? text.length : at))
    isStart &&= at === 0
    if (isLast) validator.end()
    walk.keep(text.slice(kept, at))
    return at
  }
}

const plain = /[^"/,:{}[\]]+/y
const string = /"[^"\\]*/y
const stringRest = /\\.[^"\\]*/sy

/** The end of the string, comment, mark or text between them that begins here; -1 where it is not complete. */
function endOfToken(text: string, at: number): number {
  if (text[at] === '/') {
    const isLine = text[at + 1] === '/'
    if (!isLine && text[at + 1] !== '*') return at + 1 < text.length ? at + 1 : -1
    const end = text.indexOf(isLine ? '\n' : '*/', at + 2)
    return end < 0 ? -1 : end + (isLine ? 1 : 2)
  }
  if (text[at] !== '"') {
    plain.lastIndex = at
    return plain.test(text) ? plain.lastIndex : at + 1
  }
  string.lastIndex = at
  string.test(text)
  for (let end = string.lastIndex; ; end = stringRest.lastIndex) {
    if (text[end] === '"') return end + 1
    stringRest.lastIndex = end
    if (!stringRest.test(text)) return -1
  }
}

/** Knows whether a string is a name, and which names lead to it. */
class JsonPosition {
  readonly #open: { readonly isObject: boolean; name: string }[] = []
  #expectsName = false
  isName = false
  /** The depth from which values are data about data, as after `"@title":` in an ARB file. */
  #metadataFrom = 0

  read(token: string): void {
    const top = this.#open.at(-1)
    this.isName = false
    if (token === '{' || token === '[') {
      this.#open.push({ isObject: token === '{', name: '' })
      this.#expectsName = token === '{'
    } else if (token === '}' || token === ']') {
      this.#open.pop()
      if (this.#open.length < this.#metadataFrom) this.#metadataFrom = 0
    } else if (token === ',') {
      this.#expectsName = top?.isObject ?? false
      if (this.#open.length <= this.#metadataFrom) this.#metadataFrom = 0
    } else if (token.startsWith('"') && this.#expectsName && top) {
      this.isName = true
      this.#expectsName = false
      if (this.#metadataFrom === 0 && /^"[@$]/.test(token)) this.#metadataFrom = this.#open.length
    }
  }

  get isMetadata(): boolean {
    return this.#metadataFrom > 0
  }
}

/** Names of things, paths and colors. */
const code =
  /^(?:[./#][\w./#-]*|[A-Za-z\d-]*_[\w-]*|[a-z\d-]+(?:\.[a-z\d-]+)+|[a-z]+(?:[A-Z][a-z\d]+)+|[a-z]{2,3}-[A-Z]{2})$/

function translateString(
  token: string,
  position: JsonPosition,
  isEscaped: boolean,
  walk: TextWalk,
): string | undefined {
  const value = parse(token)
  if (value === undefined || value.trim() === '') return undefined
  if (position.isMetadata || (value.length < 200 && code.test(value))) {
    walk.pass.leave(position.isMetadata ? 'metadata' : 'code')
    return undefined
  }
  const translated = translateMessage(value, walk.pass)
  if (translated === undefined) return undefined
  const written = JSON.stringify(translated)
  const slashed = token.includes('\\/') ? written.replaceAll('/', '\\/') : written
  return isEscaped ? slashed.replace(/[\u0080-\uffff]/g, escapeCharacter) : slashed
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Control characters inside a string are not JSON but common. Such strings are kept as they are. */
function parse(token: string): string | undefined {
  try {
    return JSON.parse(token) as string
  } catch {
    return undefined
  }
}
