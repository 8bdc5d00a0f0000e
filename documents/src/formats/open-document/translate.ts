import { RefusalError } from '../../refusal.ts'
import type { Edit } from '../../segments/edits.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { openArchive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import type { FormatTranslator } from '../format-translator.ts'
import { LockedTexts } from '../locked-texts.ts'
import { translateContent } from '../open-xml/plain-content.ts'
import { PackageTranslation, translatePackage } from '../package-translation.ts'
import { numberings } from './attribute-texts.ts'
import { addLocks } from './locks.ts'
import { OpenDocumentTexts, textBlocks } from './paragraph.ts'
import { SheetTexts, sheetBlocks, sheetTags } from './sheet-texts.ts'
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
      const locks = new LockedTexts()
      await translateContentPart(translation, content, type === 'ods' ? locks : undefined)
      // Charts have copies of cells, and sheets may be in any document.
      for (const entry of archive.entries)
        if (embedded.test(entry.name)) await translateContentPart(translation, entry, locks)
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

/** `locks` are for documents with sheets. */
async function translateContentPart(
  translation: PackageTranslation,
  entry: Entry,
  locks: LockedTexts | undefined,
): Promise<void> {
  const { pass } = translation
  if (locks) await addLocks(translation, entry, locks)
  const texts = new OpenDocumentTexts(pass, await findPlainStyles(translation, entry))
  const translate = locks ? new SheetTexts(pass, texts, locks).translate : texts.translate
  await translation.translatePart(entry, {
    names: new Set([...(locks ? sheetBlocks : textBlocks), ...styleBlocks]),
    ...(locks && { tags: sheetTags }),
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

const placeholder = /^(?:title|subtitle|outline|notes|graphic|object|chart|table|page|handout)$/

/** Headers, footers, what masters show on every slide, and numberings. Masters have prompts that nobody sees, which stay. */
async function translateStyles(translation: PackageTranslation, entry: Entry): Promise<void> {
  const { pass } = translation
  const texts = new OpenDocumentTexts(pass, new Set())
  const visitMaster = (element: XmlElement, xml: string, edits: Edit[]): void => {
    if (placeholder.test(attributeOf(xml, element, 'class') ?? '')) return
    if (textBlocks.has(element.name)) texts.translate(element, xml, edits)
    else for (const child of elementsOf(element)) visitMaster(child, xml, edits)
  }
  await translation.translatePart(entry, {
    names: new Set(['style:master-page', ...numberings.keys(), ...styleBlocks]),
    mayHaveDoctype: true,
    visit(element, xml, edits) {
      if (element.name === 'style:master-page') visitMaster(element, xml, edits)
      else if (numberings.has(element.name)) texts.translate(element, xml, edits)
      else if (pass.tally.translated > 0) adaptStyle(element, xml, edits, pass)
    },
  })
}
