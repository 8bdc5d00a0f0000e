import { applyEdits, type Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import { openArchive } from '../../zip/directory.ts'
import type { FormatTranslator } from '../format-translator.ts'
import { PackageTranslation, translatePackage } from '../package-translation.ts'
import { IdmlRange } from './segments.ts'

const story = /^Stories\/[^/]+\.xml$/
const spread = /^(?:Spreads|MasterSpreads)\/[^/]+\.xml$/
const ranges = new Set(['ParagraphStyleRange'])
const described = 'ObjectExportOption'

/** Translates the stories of an InDesign document, also those of masters and hidden layers, and alternative texts. */
export const translateIdml: FormatTranslator = async (walk) => {
  const { source, pass, yieldPoint } = walk
  const archive = await openArchive(source, yieldPoint)
  await translatePackage(archive, walk, async (changed) => {
    const translation = new PackageTranslation(archive, pass, yieldPoint, changed)
    for (const entry of archive.entries)
      if (story.test(entry.name))
        await translation.translatePart(entry, {
          names: ranges,
          mayHaveDoctype: true,
          tags: new Set([described]),
          visit(element, xml, edits) {
            if (element.name === described) translateAlternative(element, xml, edits, pass)
            else translateRange(element, xml, edits, pass)
          },
        })
      else if (spread.test(entry.name))
        await translation.translatePart(entry, {
          names: new Set(),
          tags: new Set([described]),
          mayHaveDoctype: true,
          visit: (element, xml, edits) => translateAlternative(element, xml, edits, pass),
        })
  })
}

/** Texts inside it, in tables and notes, come first. */
function translateRange(range: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  const inner: Edit[] = []
  translateInside(range, xml, inner, pass)
  const content = elementsOf(range).filter(({ name }) => name !== 'Properties')
  const first = content[0]
  const last = content.at(-1)
  if (!first || !last) return
  const read = new IdmlRange(range, xml, (start, end) => applyEdits(xml, inner, start, end))
  if (read.hasDeletedText) pass.leave('tracked_deletion')
  const text = pass.translateItems(read.items, read.writer)
  if (text === undefined) for (const edit of inner) edits.push(edit)
  else edits.push({ start: first.start, end: last.end, text })
}

function translateInside(element: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  for (const child of elementsOf(element)) {
    if (ranges.has(child.name)) translateRange(child, xml, edits, pass)
    else if (child.name === described) translateAlternative(child, xml, edits, pass)
    else translateInside(child, xml, edits, pass)
  }
}

/** The text for people who cannot see a picture. InDesign writes its own texts as `$ID/…`. */
function translateAlternative(element: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  const text = attributesOf(xml, element).find(({ name }) => name === 'CustomAltText')
  const translated = text && !text.value.startsWith('$ID/') ? pass.translateText(text.value) : undefined
  if (text && translated !== undefined)
    edits.push({ start: text.start, end: text.end, text: escapeAttribute(translated) })
}
