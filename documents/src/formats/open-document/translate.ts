import { RefusalError } from '../../refusal.ts'
import type { Edit } from '../../segments/edits.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { openArchive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import type { FormatTranslator } from '../format-translator.ts'
import { translateContent } from '../open-xml/plain-content.ts'
import { PackageTranslation, translatePackage } from '../package-translation.ts'
import { findLocks } from './locks.ts'
import { OpenDocumentTexts, textBlocks } from './paragraph.ts'
import { SheetTexts, sheetBlocks } from './sheet-texts.ts'
import { adaptStyle, styleBlocks } from './styles.ts'

type OpenDocumentType = 'odt' | 'ods' | 'odp'

const embedded = /^Object [^/]{1,99}\/content\.xml$/
const described = new Set(['dc:title', 'dc:subject', 'dc:description', 'meta:keyword'])

/** Translates content, headers, footers, charts and properties of an OpenDocument file. */
export const openDocumentTranslator =
  (type: OpenDocumentType): FormatTranslator =>
  async (walk) => {
    const { source, pass, yieldPoint } = walk
    const archive = await openArchive(source, yieldPoint)
    const part = (name: string): Entry | undefined => archive.entries.find((entry) => entry.name === name)
    const content = part('content.xml')
    if (!content) throw new RefusalError('broken', 'OpenDocument without content')
    if (part('META-INF/documentsignatures.xml')) pass.warn('signature_broken')
    await translatePackage(archive, walk, async (changed) => {
      const translation = new PackageTranslation(archive, pass, yieldPoint, changed)
      await translateContentPart(translation, content, type)
      for (const entry of archive.entries)
        if (embedded.test(entry.name)) await translateContentPart(translation, entry, 'odt')
      const meta = part('meta.xml')
      if (meta)
        await translation.translatePart(meta, {
          names: described,
          mayHaveDoctype: true,
          visit: (element, xml, edits) => translateContent(pass, element, xml, edits),
        })
      const styles = part('styles.xml')
      if (styles) await translateStyles(translation, styles)
    })
  }

async function translateContentPart(
  translation: PackageTranslation,
  entry: Entry,
  type: OpenDocumentType,
): Promise<void> {
  const { pass } = translation
  const texts = new OpenDocumentTexts(pass, await findPlainStyles(translation, entry))
  const translate =
    type === 'ods' ? new SheetTexts(pass, texts, await findLocks(translation, entry)).translate : texts.translate
  await translation.translatePart(entry, {
    names: new Set([...(type === 'ods' ? sheetBlocks : textBlocks), ...styleBlocks]),
    mayHaveDoctype: true,
    visit(element, xml, edits) {
      if (styleBlocks.includes(element.name)) adaptStyle(element, xml, edits, pass)
      else translate(element, xml, edits)
    },
  })
}

/** Styles that only say in which session of editing a text was written. */
async function findPlainStyles(translation: PackageTranslation, entry: Entry): Promise<Set<string>> {
  const plain = new Set<string>()
  await translation.visitPart(entry, {
    names: new Set(['style:style']),
    mayHaveDoctype: true,
    visit(element, xml) {
      if (attributeOf(xml, element, 'family') !== 'text' || attributeOf(xml, element, 'parent-style-name')) return
      const properties = elementsOf(element).flatMap((child) => attributesOf(xml, child))
      const name = attributeOf(xml, element, 'name')
      if (
        name !== undefined &&
        properties.every((property) => /^xmlns:|(?:^|:)(?:paragraph-)?rsid$/.test(property.name))
      )
        plain.add(name)
    },
  })
  return plain
}

const headers = /^style:(?:header|footer)(?:-left|-first)?$/
const placeholder = /^(?:title|subtitle|outline|notes|graphic|object|chart|table|page|handout)$/

/** Headers and footers. Masters of slides have placeholders that nobody sees, which stay. */
async function translateStyles(translation: PackageTranslation, entry: Entry): Promise<void> {
  const { pass } = translation
  const texts = new OpenDocumentTexts(pass, new Set())
  const visitMaster = (element: XmlElement, xml: string, edits: Edit[]): void => {
    if (placeholder.test(attributeOf(xml, element, 'class') ?? '')) return
    if (headers.test(element.name) || element.name === 'draw:frame' || element.name.startsWith('draw:custom'))
      texts.translateInside(element, xml, edits)
    else for (const child of elementsOf(element)) visitMaster(child, xml, edits)
  }
  await translation.translatePart(entry, {
    names: new Set(['style:master-page', ...styleBlocks]),
    mayHaveDoctype: true,
    visit(element, xml, edits) {
      if (element.name === 'style:master-page') visitMaster(element, xml, edits)
      else if (pass.tally.translated > 0) adaptStyle(element, xml, edits, pass)
    },
  })
}
