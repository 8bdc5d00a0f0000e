import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { WalkText } from '../../text/rewrite-text.ts'
import { elementsOf, isEmpty, openTagOf, prefixOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'
import { XmlSplicer } from '../../xml/xml-splicer.ts'
import { KeptUnits } from './kept-units.ts'
import { declareTarget } from './target-language.ts'
import { readInline } from './xliff-items.ts'

const units = new Set(['trans-unit', 'unit', 'xliff:trans-unit', 'xliff:unit'])
const writer = { run: (_: number, inner: string) => inner, text: escapeText }

/** Fills in the targets of XLIFF 1.2 and 2. A target that differs from its source is a translation and stays. */
export const newXliffWalk = (): WalkText => {
  let splicer: XmlSplicer | undefined
  const keptUnits = new KeptUnits()
  return (text, isLast, { pass, keep }) => {
    splicer ??= new XmlSplicer({
      names: units,
      mayHaveDoctype: true,
      visit(element, xml, edits) {
        if (keptUnits.takeNext()) pass.leave('marked_as_kept')
        else visitUnit(element, xml, edits, pass)
      },
    })
    const end = isLast ? text.length : text.lastIndexOf('>') + 1
    keptUnits.read(text.slice(0, end))
    splicer.write(declareTarget(text.slice(0, end), pass.target))
    if (isLast) splicer.end()
    keep(splicer.takeOutput())
    return end
  }
}

function visitUnit(unit: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  const segments = elementsOf(unit).filter(({ name }) => localName(name) === 'segment')
  if (localName(unit.name) === 'trans-unit') fillTarget(unit, xml, edits, pass)
  else for (const segment of segments) fillTarget(segment, xml, edits, pass)
}

/** `parent` is a unit of XLIFF 1.2 or a segment of XLIFF 2. */
function fillTarget(parent: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  const child = (name: string): XmlElement | undefined =>
    elementsOf(parent).find((element) => localName(element.name) === name)
  const target = child('target')
  if (pass.isReadingBack) {
    if (target) pass.translateItems(readInline(target, xml), writer)
    return
  }
  const whole = child('source')
  const source = child('seg-source') ?? whole
  if (!source || !whole) return
  const present = target ? textOf(xml, target).trim() : ''
  if (present !== '' && present !== textOf(xml, whole).trim()) {
    pass.leave('already_translated')
    return
  }
  const translated = pass.translateItems(readInline(source, xml), writer, { writesSame: true })
  if (translated === undefined) return
  if (!target) {
    const name = `${prefixOf(xml, source)}target`
    const before = xml.slice(parent.openEnd, whole.start)
    const indent = before.slice(before.trimEnd().length)
    edits.push({ start: source.end, end: source.end, text: `${indent}<${name}>${translated}</${name}>` })
    return
  }
  const tag = openTagOf(xml, target).replace(/\sstate\s*=\s*["'](?:new|needs-translation)["']/, ' state="translated"')
  const name = `${prefixOf(xml, target)}target`
  const opened = isEmpty(target) ? `${tag.slice(0, tag.lastIndexOf('/')).trimEnd()}>` : tag
  edits.push({ start: target.start, end: target.end, text: `${opened}${translated}</${name}>` })
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)
