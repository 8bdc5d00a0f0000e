import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { translateAttributeTexts } from './attribute-texts.ts'
import type { Locks } from './locks.ts'

const pivotTables = /spreadsheetml\.pivottable\+xml$/
const caches = /spreadsheetml\.pivotcachedefinition\+xml$/
const records = /spreadsheetml\.pivotcacherecords\+xml$/
const slicers = /ms-excel\.(?:slicer|timeline)\+xml$/

const root = 's:pivotTableDefinition'
const captionsOfRoot = 'dataCaption grandTotalCaption rowHeaderCaption colHeaderCaption errorCaption missingCaption'
/** The captions that pivot tables write into cells, by the element that has them. */
const captions: Readonly<Record<string, readonly string[]>> = {
  [root]: captionsOfRoot.split(' '),
  's:pivotField': ['name', 'subtotalCaption'],
  's:item': ['n'],
  's:dataField': ['name'],
}

/** Pivot tables hold copies of cells, and captions that they write into cells. Both get the same answers as the cells. */
export async function translatePivotTables(translation: OfficeTranslation, locks: Locks): Promise<void> {
  const { pass } = translation
  for (const part of translation.partsOf(pivotTables)) await translation.translatePart(part, captionBlocks(pass, locks))
  for (const parts of [caches, records]) await translation.translateParts(parts, copyBlocks(pass, locks))
  await translation.translateParts(slicers, {
    names: new Set(['x14:slicer', 'x15:timeline']),
    visit: (element, xml, edits) => translateAttributeTexts(pass, element, xml, edits, { names: ['caption'], locks }),
  })
}

/** Names of fields have to differ from those of the columns, which are locked, and from each other. */
function captionBlocks(pass: TranslationPass, locks: Locks): XmlBlocks {
  const fields = new Set<number>()
  return {
    names: new Set(),
    tags: new Set(Object.keys(captions)),
    visit(element, xml, edits) {
      const isField = element.name === 's:dataField'
      const names = captions[element.name] ?? []
      translateAttributeTexts(pass, element, xml, edits, { names, locks, ...(isField && { taken: fields }) })
    },
  }
}

/** The different texts of a column, and those of records without such a list. */
function copyBlocks(pass: TranslationPass, locks: Locks): XmlBlocks {
  let texts = new Set<number>()
  let isListed = false
  return {
    names: new Set(),
    tags: new Set(['s:s', 's:cacheField', 's:pivotCacheRecords']),
    visit(element, xml, edits) {
      if (element.name === 's:s')
        translateAttributeTexts(pass, element, xml, edits, { names: ['v'], locks, ...(isListed && { taken: texts }) })
      else isListed = element.name === 's:cacheField'
      if (element.name === 's:cacheField') texts = new Set()
    },
  }
}
