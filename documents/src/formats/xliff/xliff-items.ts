import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import { escapeItems, messageItems, someWord } from '../../text/message-items.ts'
import { pairTags, type TagName } from '../../text/pair-tags.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { isElement, isEmpty, markupOf, openTagOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText, replaceXmlReferences } from '../../xml/escape.ts'

/** Elements around text, and their parts that stand apart: a start, and an end that names it. */
const wrappers = new Set(['g', 'pc', 'mrk'])
const starts = new Map([
  ['bpt', 'rid'],
  ['bx', 'rid'],
  ['sc', 'id'],
  ['sm', 'id'],
])
const ends = new Map([
  ['ept', 'rid'],
  ['ex', 'rid'],
  ['ec', 'startRef'],
  ['em', 'startRef'],
])

/** The inline content of a source or target. */
export function readInline(element: XmlElement, xml: string): InlineItem[] {
  const tags = new Map<InlineItem, TagName>()
  const items: InlineItem[] = []
  addContent(element, xml, items, tags)
  return pairTags(items, (object) => tags.get(object))
}

function addContent(element: XmlElement, xml: string, items: InlineItem[], tags: Map<InlineItem, TagName>): void {
  for (const node of element.children) {
    if (!isElement(node)) {
      const raw = xml.slice(node.start, node.end)
      if (node.isCharacterData) items.push({ kind: 'text', text: raw, format: 0 })
      else items.push(...escapeItems(messageItems(replaceXmlReferences(raw)), escapeText))
      continue
    }
    const name = node.name.slice(node.name.lastIndexOf(':') + 1)
    if (wrappers.has(name) && !isEmpty(node) && !isProtected(xml, node)) {
      const close = xml.slice(node.closeStart, node.end)
      items.push({ kind: 'open', open: openTagOf(xml, node), close, mayRepeat: false })
      addContent(node, xml, items, tags)
      items.push({ kind: 'close' })
      continue
    }
    const object: InlineItem = {
      kind: 'object',
      markup: markupOf(xml, node),
      format: betweenRuns,
      readAs: readAsOf(name),
    }
    const tag = tagOf(name, xml, node)
    if (tag) tags.set(object, tag)
    items.push(object)
  }
}

const isProtected = (xml: string, element: XmlElement): boolean =>
  attributeOf(xml, element, 'translate') === 'no' || attributeOf(xml, element, 'mtype') === 'protected'

/** A placeholder or a protected term is a word of its sentence. */
const readAsOf = (name: string): string => (name === 'ph' || name === 'x' || name === 'mrk' ? someWord : '')

function tagOf(name: string, xml: string, element: XmlElement): TagName | undefined {
  const kind = starts.has(name) ? starts : ends.has(name) ? ends : undefined
  const reference = kind?.get(name)
  if (!kind || reference === undefined) return undefined
  const id = attributeOf(xml, element, reference) ?? attributeOf(xml, element, 'id')
  return id === undefined ? undefined : { name: id, isEnd: kind === ends }
}
