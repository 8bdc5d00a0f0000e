import { replaceXmlReferences } from './escape.ts'

/** An element as ranges of the text it was read from. */
export type XmlElement = {
  readonly name: string
  readonly start: number
  /** The end of the opening tag, and the start of the closing one. Both are `end` where the element is `<empty/>`. */
  readonly openEnd: number
  closeStart: number
  end: number
  readonly children: XmlNode[]
}
type XmlText = {
  readonly name: ''
  readonly start: number
  readonly end: number
  readonly isCharacterData: boolean
}
export type XmlNode = XmlElement | XmlText

export const isElement = (node: XmlNode): node is XmlElement => node.name !== ''
export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement)
export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((node): node is XmlElement => node.name === name)
export const markupOf = (xml: string, element: XmlElement): string => xml.slice(element.start, element.end)
export const openTagOf = (xml: string, element: XmlElement): string => xml.slice(element.start, element.openEnd)
export const isEmpty = (element: XmlElement): boolean => element.openEnd === element.end

/** The prefix with its colon as the file writes it, or nothing. */
export function prefixOf(xml: string, { start, openEnd }: XmlElement): string {
  return /^<([^\s:/>]+:)/.exec(xml.slice(start, Math.min(openEnd, start + 100)))?.[1] ?? ''
}

/** All text inside, without the tags. */
export function textOf(xml: string, element: XmlElement): string {
  let text = ''
  for (const node of element.children) {
    if (isElement(node)) text += textOf(xml, node)
    else {
      // A line end of the file is a line feed; a written `&#13;` stays.
      const raw = xml.slice(node.start, node.end).replace(/\r\n?/g, '\n')
      text += node.isCharacterData ? raw : replaceXmlReferences(raw)
    }
  }
  return text
}
