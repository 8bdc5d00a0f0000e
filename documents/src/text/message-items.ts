import { placeholderAt } from '../count/placeholders.ts'
import { betweenRuns, type InlineItem } from '../segments/inline.ts'
import { IcuArguments } from './icu-arguments.ts'
import { pairTags, type TagName } from './pair-tags.ts'

type Found = { readonly start: number; readonly end: number; readonly markup: string; readonly readAs: string }

const candidate = /[%${<#\r\n]|https?:\/\/[^\s<>"'`|()[\]{}]{3,2000}/g
const trailingMarks = /[.,;:!?]$/
/** What sentence splitting reads for a placeholder, which stands for a word. One letter would look like an initial. */
export const someWord = 'Xx'

export type MessageRules = {
  /** Whether `#` stands for the number, as in a branch of a plural. */
  readonly hasNumberSign?: boolean
  /** Whether `<b>` in the text is a tag, as it is unless said otherwise. */
  readonly hasTags?: boolean
  /** The text of a branch of an ICU argument, translated. */
  readonly translateBranch?: (branch: string) => string
}

/** Splits a text into words and placeholders: `%s`, `{0}`, `{{name}}`, ICU arguments, tags, addresses and line breaks. */
export function messageItems(text: string, rules: MessageRules = {}): InlineItem[] {
  const items: InlineItem[] = []
  let at = 0
  const addText = (end: number): void => {
    if (end > at) items.push({ kind: 'text', text: text.slice(at, end), format: 0 })
  }
  for (const found of findObjects(text, rules)) {
    addText(found.start)
    items.push({ kind: 'object', markup: found.markup, format: betweenRuns, readAs: found.readAs })
    at = found.end
  }
  addText(text.length)
  return pairTags(items, readTag)
}

function* findObjects(text: string, rules: MessageRules): Generator<Found> {
  const icu = new IcuArguments(text)
  let from = 0
  for (const { 0: match, index: start } of text.matchAll(candidate)) {
    if (start < from) continue
    const found = objectAt(text, start, match, from, icu, rules)
    if (!found) continue
    yield found
    from = found.end
  }
}

function objectAt(
  text: string,
  start: number,
  match: string,
  lastEnd: number,
  icu: IcuArguments,
  { hasNumberSign, hasTags = true, translateBranch }: MessageRules,
): Found | undefined {
  const object = (end: number, readAs = someWord): Found => ({ start, end, markup: text.slice(start, end), readAs })
  if (match === '\n' || match === '\r')
    return text.startsWith('\r\n', start - 1) && match === '\n' ? undefined : object(endOfLineBreak(text, start), '\n')
  if (match === '<' && !hasTags) return undefined
  if (match === '#') return hasNumberSign ? object(start + 1) : undefined
  if (match.length > 1) return object(start + match.replace(trailingMarks, '').length)
  if (match === '%' && start > lastEnd && /[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return undefined
  const argument = match === '{' ? icu.at(start) : undefined
  if (argument) {
    let markup = ''
    let at = start
    for (const branch of argument.branches) {
      const source = text.slice(branch.start, branch.end)
      markup += text.slice(at, branch.start) + (translateBranch?.(source) ?? source)
      at = branch.end
    }
    return { start, end: argument.end, markup: markup + text.slice(at, argument.end), readAs: someWord }
  }
  const { end } = placeholderAt(text, start, true)
  return end > 0 ? object(end, match === '<' ? '' : someWord) : undefined
}

const endOfLineBreak = (text: string, start: number): number => start + (text.startsWith('\r\n', start) ? 2 : 1)

const tag = /^<(\/?)([A-Za-z][\w:.-]{0,79})/

const readTag = ({ markup }: { readonly markup: string }): TagName | undefined => {
  const [, slash, name] = tag.exec(markup) ?? []
  return name === undefined || markup.endsWith('/>') ? undefined : { name, isEnd: slash === '/' }
}

/** Items of decoded text for a format that writes some characters in another way. */
export const escapeItems = (items: readonly InlineItem[], write: (text: string) => string): InlineItem[] =>
  items.map((item) => {
    if (item.kind === 'object') return { ...item, markup: write(item.markup) }
    return item.kind === 'open' ? { ...item, open: write(item.open), close: write(item.close) } : item
  })
