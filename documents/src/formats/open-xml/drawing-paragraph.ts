import { applyEdits, type Edit } from '../../segments/edits.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TargetLanguage } from '../../segments/target-language.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, markupOf, openTagOf, prefixOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'
import { translateDescription } from './alternative-text.ts'
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
  const tips = translateTips(pass, paragraph, xml)
  const body = pass.translateItems(readItems(paragraph, xml, formats), {
    run: (format, inner) =>
      `<${prefix}r>${writeRunProperties(xml, formats.propertiesOf(format), tips, target)}${inner}</${prefix}r>`,
    text: (text) => `<${prefix}t>${escapeText(text)}</${prefix}t>`,
  })
  if (body === undefined) {
    for (const edit of tips) edits.push(edit)
    return
  }
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

/** The tips of links, which are among the properties of runs. */
function translateTips(pass: TranslationPass, paragraph: XmlElement, xml: string): Edit[] {
  const edits: Edit[] = []
  for (const run of elementsOf(paragraph)) {
    const properties = run.name === 'a:r' ? childOf(run, 'a:rPr') : undefined
    if (properties) translateDescription(pass, properties, xml, edits)
  }
  return edits
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

function writeRunProperties(
  xml: string,
  properties: XmlElement | undefined,
  tips: readonly Edit[],
  target: TargetLanguage | undefined,
): string {
  if (!properties) return ''
  const tag = openTagOf(xml, properties)
  const language = target && attributesOf(xml, properties).find(({ name }) => name === 'lang')
  const at = language && language.start - properties.start
  const head = language && at ? tag.slice(0, at) + target.tag + tag.slice(at + language.end - language.start) : tag
  return head + applyEdits(xml, tips, properties.openEnd, properties.end)
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
