/** What is in an XML file, in order. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

export class XmlProblem extends Error {
  override name = 'XmlProblem'
  readonly reason: 'doctype' | 'malformed'

  constructor(reason: XmlProblem['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Reads XML from start to end in linear time. Entities other than the five of XML are not resolved, and a document type
 * that declares any is refused. Names come without their prefix.
 */
export function* scanXml(xml: string): Generator<XmlEvent> {
  let index = 0
  while (index < xml.length) {
    const start = xml.indexOf('<', index)
    const textEnd = start < 0 ? xml.length : start
    if (textEnd > index) yield { kind: 'text', text: resolveEntities(xml.slice(index, textEnd)) }
    if (start < 0) return
    if (xml.startsWith('<!--', start)) index = findEnd(xml, '-->', start + 4)
    else if (xml.startsWith('<?', start)) index = findEnd(xml, '?>', start + 2)
    else if (xml.startsWith('<![CDATA[', start)) {
      index = findEnd(xml, ']]>', start + 9)
      yield { kind: 'text', text: xml.slice(start + 9, index - 3) }
    } else if (xml.startsWith('<!', start)) {
      index = findEnd(xml, '>', start)
      if (xml.slice(start, index).includes('[')) throw new XmlProblem('doctype')
    } else {
      index = findTagEnd(xml, start)
      yield* readTag(xml.slice(start + 1, index - 1))
    }
  }
}

function* readTag(tag: string): Generator<XmlEvent> {
  const name = localName(/^\/?([^\s/>]+)/.exec(tag)?.[1] ?? '')
  if (name === '') throw new XmlProblem('malformed')
  if (tag.startsWith('/')) yield { kind: 'close', name }
  else {
    yield { kind: 'open', name, attributes: tag }
    if (tag.endsWith('/')) yield { kind: 'close', name }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function findEnd(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw new XmlProblem('malformed')
  return end + mark.length
}

/** A `>` inside of quotation marks does not end a tag. */
function findTagEnd(xml: string, start: number): number {
  let quote = ''
  for (let index = start + 1; index < xml.length; index += 1) {
    const character = xml[index] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return index + 1
    else if (character === '<') break
  }
  throw new XmlProblem('malformed')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolveEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,40}));/gi, (whole, hex, decimal, name: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : Number.NaN
    if (!Number.isNaN(code)) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return named[name] ?? whole
  })
}

/** The value of `xml:lang` in a tag. */
export const readLanguage = (tag: string): string =>
  /\s(?:xml:)?lang\s{0,9}=\s{0,9}["']([\w-]{1,35})["']/.exec(tag)?.[1]?.replaceAll('_', '-') ?? ''
