import { RefusalError } from '../refusal.ts'

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const reference = /&(?:#(\d{1,8})|#x([0-9a-fA-F]{1,7})|(\w{1,32}));|&/g

/** As XML has it: any other name would be an entity, which is refused. */
export function replaceXmlReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    const character =
      name === undefined ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)) : named[name]
    if (character === undefined) throw new RefusalError('xml_entities', written)
    return character
  })
}

const characterOf = (codePoint: number): string | undefined =>
  codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined

/** XML cannot hold these. One of them from an engine would make Word refuse the file. */
const notAllowed =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const escapeOf = (character: string): string => escapes[character] ?? character

export const escapeText = (text: string): string => text.replace(notAllowed, '').replace(/[&<>\r]/g, escapeOf)
export const escapeAttribute = (text: string): string => text.replace(notAllowed, '').replace(/[&<>\r"\n\t]/g, escapeOf)
