/** A piece of markup inside a Markdown paragraph. */
export type MarkdownMark = {
  readonly start: number
  readonly end: number
  readonly kind: 'object' | 'emphasis' | 'open' | 'close'
  /** Whether the other mark of its pair was found. */
  isPaired?: true
  readonly isEnd?: true
  /** The text of a link that has its address under that text elsewhere. */
  readonly label?: string
}

const special =
  /\\[!-/:-@[-`{-~]|`+|<(?:https?:|mailto:)[^<>\s]{1,2000}>|<!--|<\/?[A-Za-z][^<>]{0,2000}>|&(?:#\d{1,8}|#[xX][0-9a-fA-F]{1,7}|[A-Za-z]\w{1,31});|\*+|_+|~~+|!?\[|\]/g

/** Finds code, links, tags and emphasis. `isDefined` tells whether a link has its address elsewhere in the text. */
export function findMarks(text: string, isDefined: (label: string) => boolean): MarkdownMark[] {
  const codeEnds = matchBackticks(text)
  const marks: MarkdownMark[] = []
  const brackets: number[] = []
  const emphasis: number[] = []
  let from = 0
  for (const { 0: match, index: start } of text.matchAll(special)) {
    if (start < from) continue
    const end = start + match.length
    const first = match[0] as string
    from = end
    if (first === '`') {
      from = codeEnds.get(start) ?? end
      if (from > end) marks.push({ kind: 'object', start, end: from })
    } else if (match === '[' || match === '![') brackets.push(marks.push({ kind: 'open', start, end }) - 1)
    else if (match === ']') from = closeBracket(text, start, marks, brackets, emphasis, isDefined)
    else if ('*_~'.includes(first)) addEmphasis(text, { kind: 'emphasis', start, end }, marks, emphasis)
    else if (match === '<!--') {
      const close = text.indexOf('-->', end)
      from = close < 0 ? text.length : close + 3
      marks.push({ kind: 'object', start, end: from })
    } else marks.push({ kind: 'object', start, end })
  }
  return marks.filter((mark) => mark.kind === 'object' || mark.isPaired)
}

/** The end of the code span that begins at each run of backticks. */
function matchBackticks(text: string): Map<number, number> {
  const ends = new Map<number, number>()
  const next = new Map<number, number>()
  const runs = [...text.matchAll(/`+/g)]
  for (const { 0: run, index } of runs.toReversed()) {
    const close = next.get(run.length)
    if (close !== undefined) ends.set(index, close + run.length)
    next.set(run.length, index)
  }
  return ends
}

const inlineTarget = /\((?:[^()\n\\]|\\.|\([^()\n]{0,500}\)){0,2000}\)/y
const reference = /\[[^\][]{0,999}\]/y

/** Returns the end of the link that this bracket closes, with its address. */
function closeBracket(
  text: string,
  at: number,
  marks: MarkdownMark[],
  brackets: number[],
  emphasis: number[],
  isDefined: (label: string) => boolean,
): number {
  const open = brackets.pop()
  if (open === undefined) return at + 1
  const opening = marks[open] as MarkdownMark
  const label = text.slice(opening.end, at)
  if (label.startsWith('^') && isDefined(label)) {
    marks.length = open
    marks.push({ kind: 'object', start: opening.start, end: at + 1 })
    return at + 1
  }
  inlineTarget.lastIndex = at + 1
  reference.lastIndex = at + 1
  const target = inlineTarget.exec(text)?.[0] ?? reference.exec(text)?.[0]
  if (target === undefined && !isDefined(label)) return at + 1
  const end = at + 1 + (target?.length ?? 0)
  opening.isPaired = true
  const isShort = target === undefined || target === '[]'
  marks.push({ kind: 'close', start: at, end, isPaired: true, ...(isShort && { label }) })
  while ((emphasis.at(-1) ?? -1) > open) emphasis.pop()
  return end
}

const blank = /[\s]|^$/
const punctuation = /[\p{P}\p{S}]/u

/** Pairs a run of stars or underscores with an earlier one of the same length. */
function addEmphasis(text: string, mark: MarkdownMark, marks: MarkdownMark[], open: number[]): void {
  const before = text[mark.start - 1] ?? ''
  const after = text[mark.end] ?? ''
  const isOpening = !blank.test(after) && (!punctuation.test(after) || blank.test(before) || punctuation.test(before))
  const isClosing = !blank.test(before) && (!punctuation.test(before) || blank.test(after) || punctuation.test(after))
  const isInWord = text[mark.start] === '_' && /\w/.test(before) && /\w/.test(after)
  if (isInWord) return
  const written = text.slice(mark.start, mark.end)
  const recent = open.slice(-mostOpen)
  const found = isClosing
    ? recent.findLast((index) => text.slice(marks[index]?.start, marks[index]?.end) === written)
    : undefined
  if (found !== undefined) {
    const opening = marks[found] as MarkdownMark
    opening.isPaired = true
    marks.push({ ...mark, isPaired: true, isEnd: true })
    while (open.length > 0 && (open.at(-1) ?? 0) >= found) open.pop()
  } else if (isOpening) open.push(marks.push(mark) - 1)
}

const mostOpen = 20
