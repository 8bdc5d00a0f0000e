/**
 * Words as Unicode and Intl.Segmenter see them, so that Chinese, Japanese and Thai count too. Segmenting is slow, so
 * the plain words of scripts with spaces are counted here by hand, and only what is not plain is handed over.
 */
export function wordsIn(text: string): number {
  let words = 0
  let at = 0
  let handOverFrom = -1
  while (at < text.length) {
    while (at < text.length && isSpace(text.charCodeAt(at))) at++
    const start = at
    while (at < text.length && !isSpace(text.charCodeAt(at))) at++
    const plain = plainWords(text, start, at)
    if (plain === undefined) {
      if (handOverFrom < 0) handOverFrom = start
      continue
    }
    if (handOverFrom >= 0) words += segmentedWords(text.slice(handOverFrom, start))
    handOverFrom = -1
    words += plain
  }
  return handOverFrom < 0 ? words : words + segmentedWords(text.slice(handOverFrom))
}

/** `breaking` ends a word for certain; `joining` may stand inside one; `other` only the segmenter can judge. */
const Kind = { breaking: 0, letter: 1, digit: 2, joining: 3, other: 4 } as const
type Kind = (typeof Kind)[keyof typeof Kind]

/** Undefined where it takes the segmenter to tell. */
function plainWords(text: string, start: number, end: number): number | undefined {
  let words = 0
  let before: Kind = Kind.breaking
  for (let at = start; at < end; at++) {
    let kind = kindOf(text.charCodeAt(at))
    if (kind === Kind.other) return undefined
    if (kind === Kind.joining) {
      const after = at + 1 < end ? kindOf(text.charCodeAt(at + 1)) : Kind.breaking
      const isBetween = isWord(before) && isWord(after)
      if (!isBetween) kind = Kind.breaking
      else if (before === after && joins(text.charCodeAt(at), before)) continue
      else return undefined
    }
    if (isWord(kind) && !isWord(before)) words++
    before = kind
  }
  return words
}

const isWord = (kind: Kind): boolean => kind === Kind.letter || kind === Kind.digit

const firstUnknown = 0x0530
const kinds = new Uint8Array(firstUnknown).fill(Kind.other)
for (let code = 0; code < firstUnknown; code++) {
  const character = String.fromCharCode(code)
  if (/\p{L}/u.test(character)) kinds[code] = Kind.letter
  else if (/\p{Nd}/u.test(character)) kinds[code] = Kind.digit
  else if (/['.,:;]/.test(character)) kinds[code] = Kind.joining
  else if (/[!"#$%&()*+\-/<=>?@[\\\]^`{|}~«»¡¿§©®]/.test(character)) kinds[code] = Kind.breaking
}
const breakingBeyond = new Set([...'–—“”„‚…•‹›€™'].map((mark) => mark.charCodeAt(0)))
const curlyApostrophe = 0x2019

/** The rules that never varied: it's, l’or, 3.5 and 1,000 are one word each. */
const joins = (code: number, between: Kind): boolean =>
  between === Kind.letter ? code === 0x27 || code === curlyApostrophe : code === 0x2e || code === 0x2c

function kindOf(code: number): Kind {
  if (code < firstUnknown) return kinds[code] as Kind
  if (code === curlyApostrophe) return Kind.joining
  return breakingBeyond.has(code) ? Kind.breaking : Kind.other
}

const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x2028 || code === 0x2029 || code === 0x3000

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

function segmentedWords(text: string): number {
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
  return words
}
