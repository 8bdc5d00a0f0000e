import type { Edit } from '../../segments/edits.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TargetLanguage } from '../../segments/target-language.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, markupOf, prefixOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'
import { Formats } from './formats.ts'

/** Attributes of runs that say nothing about their look. */
const invisible = new Set(['lang', 'altLang', 'dirty', 'err', 'smtClean', 'noProof', 'smtId', 'bmk'])

/** One paragraph (`a:p`) of slides, notes, charts, SmartArt and shapes. */
export function translateDrawingParagraph(
  pass: TranslationPass,
  paragraph: XmlElement,
  xml: string,
  edits: Edit[],
): void {
  const formats = new Formats()
  const prefix = prefixOf(xml, paragraph)
  const { target } = pass
  const body = pass.translateItems(readItems(paragraph, xml, formats), {
    run: (format, inner) =>
      `<${prefix}r>${withLanguage(xml, formats.propertiesOf(format), target)}${inner}</${prefix}r>`,
    text: (text) => `<${prefix}t>${escapeText(text)}</${prefix}t>`,
  })
  if (body === undefined) return
  const properties = childOf(paragraph, 'a:pPr')
  const end = childOf(paragraph, 'a:endParaRPr')
  edits.push({
    start: paragraph.openEnd,
    end: paragraph.closeStart,
    text:
      writeProperties(properties ? markupOf(xml, properties) : '', prefix, target) +
      body +
      (end ? markupOf(xml, end) : ''),
  })
}

function readItems(paragraph: XmlElement, xml: string, formats: Formats): InlineItem[] {
  const items: InlineItem[] = []
  for (const child of elementsOf(paragraph)) {
    if (child.name === 'a:pPr' || child.name === 'a:endParaRPr') continue
    if (child.name === 'a:r') {
      const text = childOf(child, 'a:t')
      const properties = childOf(child, 'a:rPr')
      const format = formats.numberOf(properties ? lookOf(xml, properties) : '', properties)
      items.push({ kind: 'text', text: text ? textOf(xml, text) : '', format })
      continue
    }
    // Other children are fields (slide number, date) and formulas.
    const readAs = child.name === 'a:br' ? '\n' : '0'
    items.push({ kind: 'object', markup: markupOf(xml, child), format: betweenRuns, readAs })
  }
  return items
}

function lookOf(xml: string, properties: XmlElement): string {
  const attributes = attributesOf(xml, properties)
    .filter(({ name }) => !invisible.has(name))
    .map(({ name, value }) => `${name}=${value}`)
  return attributes.sort().join() + xml.slice(properties.openEnd, properties.closeStart)
}

function withLanguage(xml: string, properties: XmlElement | undefined, target: TargetLanguage | undefined): string {
  if (!properties) return ''
  const language = target && attributesOf(xml, properties).find(({ name }) => name === 'lang')
  if (!language) return markupOf(xml, properties)
  return xml.slice(properties.start, language.start) + target.tag + xml.slice(language.end, properties.end)
}

/** Unlike in Word, alignment is by side and not by start and end of the line, so it is mirrored. */
function writeProperties(written: string, prefix: string, target: TargetLanguage | undefined): string {
  if (!target?.isRightToLeft) return written
  const properties = written === '' ? `<${prefix}pPr/>` : written
  const tagEnd = properties.search(/\/?>/)
  const tag = properties.slice(0, tagEnd)
  const side = /\salgn="(\w+)"/.exec(tag)?.[1] ?? 'l'
  const mirrored = side === 'l' ? 'r' : side === 'r' ? 'l' : side
  return `${tag.replace(/\s(?:algn|rtl)="[^"]*"/g, '')} algn="${mirrored}" rtl="1"${properties.slice(tagEnd)}`
}
