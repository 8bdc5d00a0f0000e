const longestPlaceholder = 2048
const longestName = 80

/** Returned as the end where more text is needed to decide. */
export const needsMore = -1

/** An inline tag does not end the word before it. */
export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font g i ins kbd label mark ph q ruby s samp small span strong sub sup time u wbr x'.split(
    ' ',
  ),
)

export type Placeholder = { readonly end: number; readonly endsWord: boolean }

/**
 * The placeholder or tag that begins here: `%s`, `%1$d`, `%(name)s`, `{0}`, `{{ name }}`, `${x}`, `<b>`, `<br/>`. The end
 * is 0 where there is none and `needsMore` where more text is needed to decide. No placeholder extends past the next
 * opening mark, so that all attempts together take linear time.
 */
export function placeholderAt(text: string, at: number, isLast: boolean): Placeholder {
  const reader = new Reader(text, at)
  let endsWord = false
  let end = 0
  switch (text.charCodeAt(at)) {
    case percent:
      end = reader.format()
      break
    case dollar:
      end = reader.take(dollar) && reader.isAt(openBrace) ? reader.braces() : 0
      break
    case openBrace:
      end = reader.braces()
      break
    default:
      end = reader.tag()
      endsWord = !inlineTags.has(reader.name.toLowerCase())
  }
  return reader.isBeyond && !isLast ? { end: needsMore, endsWord } : { end, endsWord }
}

const percent = 37
const dollar = 36
const openBrace = 123
const closeBrace = 125
const slash = 47
const equals = 61
const quote = 34
const apostrophe = 39
const lessThan = 60
const greaterThan = 62
const openParenthesis = 40
const closeParenthesis = 41
const star = 42
const dot = 46
const at = 64

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
const setOf = (marks: string): ReadonlySet<number> => new Set([...marks].map((mark) => mark.charCodeAt(0)))
const ofName = setOf('_.-:')
const ofBraces = setOf('_.$:,#@-[]+/|!?&=*\'"()')
const flags = setOf("-+#0'")
const lengths = setOf('hlLqjzt')
const conversions = setOf('diouxXeEfFgGaAcCsSpn@')

class Reader {
  readonly #text: string
  readonly #start: number
  #at: number
  name = ''
  isBeyond = false

  constructor(text: string, start: number) {
    this.#text = text
    this.#start = start
    this.#at = start
  }

  #code(): number {
    if (this.#at >= this.#text.length) this.isBeyond = true
    return this.#text.charCodeAt(this.#at)
  }

  isAt(code: number): boolean {
    return this.#code() === code
  }

  take(code: number): boolean {
    if (!this.isAt(code)) return false
    this.#at++
    return true
  }

  #takeWhile(isWanted: (code: number) => boolean, most: number): number {
    let taken = 0
    while (taken < most && isWanted(this.#code())) {
      this.#at++
      taken++
    }
    return taken
  }

  /** printf conversions, `%1` of Qt and `%(name)s` of Python. */
  format(): number {
    this.take(percent)
    if (this.take(openParenthesis)) {
      if (this.#takeWhile((code) => isLetter(code) || isDigit(code) || ofName.has(code), longestName) === 0) return 0
      if (!this.take(closeParenthesis)) return 0
    }
    const before = this.#at
    const digits = this.#takeWhile(isDigit, 3)
    const afterDigits = this.#at
    if (digits > 0 && !this.take(dollar)) this.#at = before
    this.#takeWhile((code) => flags.has(code), 5)
    if (!this.take(star)) this.#takeWhile(isDigit, 4)
    if (this.take(dot) && !this.take(star)) this.#takeWhile(isDigit, 4)
    this.#takeWhile((code) => lengths.has(code), 2)
    if (conversions.has(this.#code())) return this.#at + 1
    const isNumbered = (digits === 1 || digits === 2) && before === this.#start + 1
    return isNumbered && !isLetter(this.#text.charCodeAt(afterDigits)) ? afterDigits : 0
  }

  /** Single or double braces. Blanks are allowed only in double ones. */
  braces(): number {
    this.take(openBrace)
    const isDouble = this.take(openBrace)
    if (isDouble) this.#takeWhile(isBlank, 3)
    const length = this.#takeWhile(
      (code) => isLetter(code) || isDigit(code) || ofBraces.has(code) || (isDouble && code === 32),
      longestName,
    )
    if (length === 0 || !this.take(closeBrace)) return 0
    if (isDouble && !this.take(closeBrace)) return 0
    return this.#at
  }

  /** A start tag with its attributes, or an end tag. */
  tag(): number {
    this.take(lessThan)
    const isEnd = this.take(slash)
    if (!isLetter(this.#code())) return 0
    const nameAt = this.#at
    this.#takeWhile((code) => isLetter(code) || isDigit(code) || ofName.has(code), longestName)
    this.name = this.#text.slice(nameAt, this.#at)
    for (;;) {
      const blanks = this.#takeWhile(isBlank, 100)
      if (this.take(greaterThan)) return this.#at
      if (!isEnd && this.take(slash)) return this.take(greaterThan) ? this.#at : 0
      if (isEnd || blanks === 0 || !this.#attribute()) return 0
    }
  }

  #attribute(): boolean {
    if (this.#at - this.#start > longestPlaceholder) return false
    const isOfName = (code: number): boolean => isLetter(code) || isDigit(code) || ofName.has(code) || code === at
    if (this.#takeWhile(isOfName, longestName) === 0 || !this.take(equals)) return false
    const mark = this.#code()
    if (mark !== quote && mark !== apostrophe)
      return this.#takeWhile((code) => !isBlank(code) && code > 32 && !ofTagEnd.has(code), longestName) > 0
    this.#at++
    this.#takeWhile((code) => code !== mark && code !== lessThan && !Number.isNaN(code), longestPlaceholder)
    return this.take(mark)
  }
}

const ofTagEnd = setOf('<>"\'=`')
