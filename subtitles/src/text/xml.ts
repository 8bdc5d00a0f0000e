import { eachAttribute } from '@portolan/documents/attributes'
import { escapeAttribute } from '@portolan/documents/escape'
import { type XmlEvents, XmlReader } from '@portolan/documents/xml-reader'
import { decodeText } from './decode-text.ts'
import { replaceReferences } from './references.ts'

/** Attributes with a space before each; those without a value are left out. */
export const writeAttributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('')

export type Attributes = ReadonlyMap<string, string>

/** Attributes by their names without a prefix, as files choose prefixes freely; those of `xml:` and `xmlns:` keep it. */
export function readAttributes(written: string): Attributes {
  const attributes = new Map<string, string>()
  for (const { name, value } of eachAttribute(written)) {
    const known = name.startsWith('xml') ? name : withoutPrefix(name)
    if (!attributes.has(known)) attributes.set(known, replaceReferences(value))
  }
  return attributes
}

export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads a file in one pass. Entities are refused, and so is deep nesting. */
export function readXml(bytes: Uint8Array, events: XmlEvents): void {
  const reader = new XmlReader({ mayHaveDoctype: true, replaceReferences }, events)
  reader.write(decodeText(bytes))
  reader.end()
}
