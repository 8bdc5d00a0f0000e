import { endsImplicitly, isEmpty, isInline } from './html-names.ts'
import { endOfRawText, type HtmlToken, isRawText, readHtmlToken } from './html-tokens.ts'

/**
 * The end of the element that this tag opens, after its end tag if it has one; -1 where the page ends before. An element
 * without an end tag ends with its parent, or where another of its kind begins.
 */
export function endOfElement(page: string, opening: HtmlToken, isLast: boolean): number {
  const open = [opening.name]
  for (let at = opening.end; at < page.length; ) {
    const token = readHtmlToken(page, at, isLast)
    if (!token) return -1
    at = token.end
    if (token.kind === 'close') {
      const depth = open.lastIndexOf(token.name)
      if (depth < 0 && !isInline(token.name)) return token.start
      if (depth === 0) return token.end
      if (depth > 0) open.length = depth
    } else if (token.kind === 'open') {
      if (open.length === 1 && endsBefore(opening.name, token.name)) return token.start
      if (isEmpty(token.name) || page[token.end - 2] === '/') continue
      if (isRawText(token.name)) {
        const end = endOfRawText(page, token.name, token.end)
        if (end < 0) return -1
        at = end
      }
      open.push(token.name)
    }
  }
  return -1
}

const endsBefore = (name: string, next: string): boolean =>
  endsImplicitly(name) && (name === 'p' ? !isInline(next) : name === next)
