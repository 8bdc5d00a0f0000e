import { openTagOf, type XmlElement } from './elements.ts'
import { replaceXmlReferences } from './escape.ts'

/** An attribute; `start` and `end` are the range of its value. */
export type XmlAttribute = {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

const attribute = /\s([^\s=/"'<>]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g

export function attributesOf(xml: string, element: XmlElement): XmlAttribute[] {
  const attributes: XmlAttribute[] = []
  for (const match of openTagOf(xml, element).matchAll(attribute)) {
    const written = match[2] ?? match[3] ?? ''
    const end = element.start + match.index + match[0].length - 1
    attributes.push({
      name: match[1] ?? '',
      value: replaceXmlReferences(written),
      start: end - written.length,
      end,
    })
  }
  return attributes
}

/** The value of an attribute by its name without prefix. */
export const attributeOf = (xml: string, element: XmlElement, wanted: string): string | undefined =>
  attributesOf(xml, element).find(({ name }) => name === wanted || name.endsWith(`:${wanted}`))?.value
