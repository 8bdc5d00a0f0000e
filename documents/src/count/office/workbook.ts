import { mainPartOf, type OfficePackage, readPart } from '../../office/office-package.ts'
import { relationsOf, withBelongings } from '../../office/relations.ts'
import type { Pace } from '../../pace.ts'
import { attributeOf } from '../../xml/attributes.ts'
import type { Entry } from '../../zip/entry.ts'
import { Tally } from '../text-counter.ts'
import { Cell } from './cell.ts'
import { countDrawing } from './drawing.ts'
import { SharedTexts } from './shared-texts.ts'
import { countSheet } from './sheet.ts'

const sharedStrings = /spreadsheetml\.sharedstrings\+xml$/
const worksheet = /spreadsheetml\.worksheet\+xml$/
const comments = /spreadsheetml\.comments\+xml$|ms-excel\.threadedcomments\+xml$/

/** Cells of text, drawings, titles of charts, headers and footers; neither hidden sheets nor results of formulas. */
export async function countWorkbook(office: OfficePackage, tally: Tally, pace: Pace): Promise<undefined> {
  const isOf = (pattern: RegExp) => (entry: Entry) => pattern.test(office.contentTypeOf(entry))
  const shared = new SharedTexts()
  for (const entry of office.archive.entries.filter(isOf(sharedStrings)))
    await readPart(office.archive, entry, pace, readShared(shared))
  const hiddenSheets = await findHiddenSheets(office, tally, pace)
  const hidden = await withBelongings(office, hiddenSheets, isOf(worksheet), pace)
  if (hiddenSheets.length > 0) tally.note('hidden_sheets')
  for (const entry of office.archive.entries) {
    if (hidden.has(entry)) continue
    const type = office.contentTypeOf(entry)
    if (comments.test(type)) tally.note('comments')
    const events = worksheet.test(type) ? countSheet(shared, tally) : countDrawing(type, tally, true)
    if (events) await readPart(office.archive, entry, pace, events)
  }
}

async function findHiddenSheets(office: OfficePackage, tally: Tally, pace: Pace): Promise<Entry[]> {
  const main = await mainPartOf(office, pace)
  if (!main) return []
  const targets = await relationsOf(office, main, pace)
  const hidden: Entry[] = []
  let root = ''
  await readPart(office.archive, main, pace, {
    open(name, attributes) {
      root ||= name
      if (name !== 's:sheet' || (attributeOf(attributes, 'state') ?? 'visible') === 'visible') return
      const sheet = targets.get(relationId(attributes))
      if (sheet) hidden.push(sheet)
    },
  })
  if (root !== 's:workbook') tally.note('unknown_structure')
  return hidden
}

/** `r:id` is the relation; `sheetId` is not. */
const relationId = (attributes: string): string => attributeOf(attributes, 'id') ?? ''

function readShared(shared: SharedTexts) {
  let text = new Tally()
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
      text = new Tally()
      cell = new Cell(text)
    },
  }
}
