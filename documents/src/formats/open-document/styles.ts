import type { Edit } from '../../segments/edits.ts'
import type { TargetLanguage } from '../../segments/target-language.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

/** The styles that say how a document is written unless a paragraph says otherwise. */
export const styleBlocks = ['style:default-style', 'style:page-layout-properties']

/** Sets the language and the direction of writing. */
export function setLanguage(element: XmlElement, xml: string, edits: Edit[], { target }: TranslationPass): void {
  if (!target) return
  if (element.name === 'style:page-layout-properties') setDirection(element, xml, edits, target)
  for (const child of elementsOf(element)) {
    if (child.name === 'style:paragraph-properties') setDirection(child, xml, edits, target)
    if (child.name === 'style:text-properties') setTextLanguage(child, xml, edits, target)
  }
}

function setDirection(element: XmlElement, xml: string, edits: Edit[], { isRightToLeft }: TargetLanguage): void {
  const present = attributesOf(xml, element).find(({ name }) => name === 'style:writing-mode')
  if (present) {
    const isFromRight = present.value.startsWith('rl')
    if (isFromRight !== isRightToLeft && present.value !== 'page')
      edits.push({ start: present.start, end: present.end, text: isRightToLeft ? 'rl-tb' : 'lr-tb' })
  } else if (isRightToLeft) insertAttribute(element, xml, edits, 'style:writing-mode', 'rl-tb')
}

/** There is one language for each kind of script. */
function setTextLanguage(element: XmlElement, xml: string, edits: Edit[], target: TargetLanguage): void {
  const [language = '', ...rest] = target.tag.split('-')
  const country = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? 'none'
  const suffix = target.isComplexScript ? '-complex' : target.isEastAsian ? '-asian' : ''
  const prefix = suffix === '' ? 'fo' : 'style'
  const values: Readonly<Record<string, string>> = {
    [`${prefix}:language${suffix}`]: language,
    [`${prefix}:country${suffix}`]: country,
  }
  for (const { name, start, end } of attributesOf(xml, element)) {
    const value = values[name]
    if (value !== undefined) edits.push({ start, end, text: escapeAttribute(value) })
  }
}

function insertAttribute(element: XmlElement, xml: string, edits: Edit[], name: string, value: string): void {
  const at = element.start + (/^<[^\s/>]+/.exec(xml.slice(element.start, element.openEnd))?.[0].length ?? 0)
  edits.push({ start: at, end: at, text: ` ${name}="${value}"` })
}
