export type HtmlToken = {
  readonly kind: 'text' | 'open' | 'close' | 'other'
  readonly start: number
  readonly end: number
  /** The name of a tag in lower case. */
  readonly name: string
}

const tagName = /<\/?([A-Za-z][^\s/>]{0,99})/y
/** Elements whose content is not markup. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])

export const isRawText = (name: string): boolean => rawText.has(name)

/** The token that begins here; undefined where more text is needed to tell. At the end of a page all is taken as it is. */
export function readHtmlToken(page: string, start: number, isLast: boolean): HtmlToken | undefined {
  const token = (kind: HtmlToken['kind'], end: number, name = ''): HtmlToken | undefined =>
    end < 0 ? (isLast ? { kind: 'other', start, end: page.length, name: '' } : undefined) : { kind, start, end, name }
  if (page[start] !== '<') return token('text', endOfText(page, start, isLast))
  if (page.length - start < 4 && !isLast) return undefined
  if (page.startsWith('<!--', start)) return token('other', after(page, '-->', start + 2))
  if (page.startsWith('<![CDATA[', start)) return token('other', after(page, ']]>', start))
  if (/[!?]/.test(page[start + 1] ?? '')) return token('other', after(page, '>', start))
  tagName.lastIndex = start
  const name = tagName.exec(page)?.[1]?.toLowerCase()
  if (name === undefined) return token('text', Math.max(start + 1, endOfText(page, start + 1, isLast)))
  const end = endOfTag(page, tagName.lastIndex)
  return token(page[start + 1] === '/' ? 'close' : 'open', end, name)
}

/** The start of the end tag of an element whose content is not markup; -1 where the text ends before. */
export function endOfRawText(page: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(page)?.index ?? -1
}

function after(page: string, mark: string, from: number): number {
  const at = page.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

const startOfTag = /<(?=[A-Za-z/!?]|$)/g

/** Text goes up to the next tag. At the end of a chunk it may go on. */
function endOfText(page: string, from: number, isLast: boolean): number {
  startOfTag.lastIndex = from
  const end = startOfTag.exec(page)?.index
  return end ?? (isLast ? page.length : -1)
}

const valueQuote = /\s*(["'])/y

function endOfTag(page: string, from: number): number {
  for (let at = from; at < page.length; at++) {
    const mark = page[at]
    if (mark === '>') return at + 1
    if (mark !== '=') continue
    valueQuote.lastIndex = at + 1
    const quote = valueQuote.exec(page)?.[1]
    if (quote === undefined) continue
    const end = page.indexOf(quote, valueQuote.lastIndex)
    if (end < 0) return -1
    at = end
  }
  return -1
}
