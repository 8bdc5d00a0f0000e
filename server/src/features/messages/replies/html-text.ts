import { endOfRawText, type HtmlToken, isRawText, readHtmlToken } from '@portolan/documents/html-tokens'
import { findNamedCharacter } from '@portolan/documents/named-characters'

const lineBreaks = new Set(
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
)
const paragraphs = new Set(['p', 'ul', 'ol', 'table'])
/** How Gmail, Yahoo, Outlook and Apple Mail mark the email that is answered. */
const quotes = /\b(gmail_quote|yahoo_quoted|divRplyFwdMsg|appendonsend|moz-cite-prefix)\b/
const quotesEnd = '\n> '

/** The text of an HTML email as far as its sender wrote it. For emails without a plain text only. */
export function readHtmlText(page: string): string {
  let text = ''
  for (let at = 0; at < page.length; ) {
    const token = readHtmlToken(page, at, true)
    if (!token) break
    at = token.end
    if (token.kind === 'text') text += readText(page.slice(token.start, token.end))
    else if (token.kind === 'open' && isQuote(page, token)) {
      text += quotesEnd
      break
    } else if (token.kind === 'open' && isRawText(token.name)) {
      const end = endOfRawText(page, token.name, token.end)
      at = end < 0 ? page.length : end
    } else if (lineBreaks.has(token.name)) text += breakOf(token)
  }
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}

const isQuote = (page: string, { name, start, end }: HtmlToken): boolean =>
  name === 'blockquote' || quotes.test(page.slice(start, Math.min(end, start + 500)))

function breakOf({ name, kind }: HtmlToken): string {
  if (name === 'br') return '\n'
  if (paragraphs.has(name)) return kind === 'close' ? '\n\n' : ''
  return kind === 'open' ? '\n' : ''
}

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/g

const readText = (raw: string): string =>
  raw
    .replace(/\s+/g, ' ')
    .replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return findNamedCharacter(name) ?? written
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
    })
    .replaceAll('\u00a0', ' ')
