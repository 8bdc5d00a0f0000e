import { Cell } from '../../count/cell.ts'
import { TextCounter } from '../../count/text-counter.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Entry } from '../../zip/entry.ts'
import { countDrawing } from '../open-xml/count-drawing.ts'
import { mainPartOf, type OfficePackage, readPart } from '../open-xml/office-package.ts'
import { relationsOf, withBelongings } from '../open-xml/relations.ts'
import { countSheet } from './count-sheet.ts'
import { SharedTexts } from './shared-texts.ts'

const sharedStrings = /spreadsheetml\.sharedstrings\+xml$/
const worksheet = /spreadsheetml\.worksheet\+xml$/
const comments = /spreadsheetml\.comments\+xml$|ms-excel\.threadedcomments\+xml$/

/** Counts cells of text, drawings, chart titles, headers and footers, without hidden sheets and formula results. */
export async function countWorkbook(
  office: OfficePackage,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<undefined> {
  const isOf = (pattern: RegExp) => (entry: Entry) => pattern.test(office.contentTypeOf(entry))
  const shared = new SharedTexts()
  for (const entry of office.archive.entries.filter(isOf(sharedStrings)))
    await readPart(office.archive, entry, yieldPoint, readShared(shared))
  const hiddenSheets = await findHiddenSheets(office, textCounter, yieldPoint)
  const hidden = await withBelongings(office, hiddenSheets, isOf(worksheet), yieldPoint)
  if (hiddenSheets.length > 0) textCounter.note('hidden_sheets')
  for (const entry of office.archive.entries) {
    if (hidden.has(entry)) continue
    const type = office.contentTypeOf(entry)
    if (comments.test(type)) textCounter.note('comments')
    const events = worksheet.test(type) ? countSheet(shared, textCounter) : countDrawing(type, textCounter, true)
    if (events) await readPart(office.archive, entry, yieldPoint, events)
  }
}

async function findHiddenSheets(
  office: OfficePackage,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<Entry[]> {
  const main = await mainPartOf(office, yieldPoint)
  if (!main) return []
  const targets = await relationsOf(office, main, yieldPoint)
  const hidden: Entry[] = []
  let root = ''
  await readPart(office.archive, main, yieldPoint, {
    open(name, attributes) {
      root ||= name
      if (name !== 's:sheet' || (readAttribute(attributes, 'state') ?? 'visible') === 'visible') return
      const sheet = targets.get(relationId(attributes))
      if (sheet) hidden.push(sheet)
    },
  })
  if (root !== 's:workbook') textCounter.note('unknown_structure')
  return hidden
}

/** `r:id`, not `sheetId`. */
const relationId = (attributes: string): string => readAttribute(attributes, 'id') ?? ''

function readShared(shared: SharedTexts) {
  let text = new TextCounter()
  let cell = new Cell(text)
  let isText = false
  let isReading = 0
  return {
    open(name: string) {
      if (name === 's:rPh') isReading++
      isText = name === 's:t' && isReading === 0
    },
    text(piece: string) {
      if (isText) cell.add(piece)
    },
    close(name: string) {
      isText = false
      if (name === 's:rPh') isReading--
      if (name !== 's:si') return
      cell.end()
      shared.push(text.size())
      text = new TextCounter()
      cell = new Cell(text)
    },
  }
}
