import { type OfficePackage, readPart } from '../office/office-package.ts'
import type { Pace } from '../pace.ts'
import { attributeOf } from '../xml/attributes.ts'
import { SharedTexts } from './shared-texts.ts'
import { Tally } from './tally.ts'

const sharedStrings = /spreadsheetml\.sharedstrings\+xml$/
const worksheet = /spreadsheetml\.worksheet\+xml$/

/** Every cell of text on every sheet, hidden ones too; neither numbers nor what formulas result in. */
export async function countWorkbook(office: OfficePackage, tally: Tally, pace: Pace): Promise<undefined> {
  const shared = new SharedTexts()
  for (const entry of office.archive.entries)
    if (sharedStrings.test(office.contentTypeOf(entry))) await readShared(office, entry, shared, pace)
  for (const entry of office.archive.entries)
    if (worksheet.test(office.contentTypeOf(entry))) await readSheet(office, entry, shared, tally, pace)
}

type Entry = OfficePackage['archive']['entries'][number]

function readShared(office: OfficePackage, entry: Entry, shared: SharedTexts, pace: Pace): Promise<void> {
  let text = new Tally()
  let isText = false
  let isReading = 0
  return readPart(office.archive, entry, pace, {
    open(name) {
      if (name === 's:rPh') isReading++
      isText = name === 's:t' && isReading === 0
    },
    text: (piece) => {
      if (isText) text.add(piece)
    },
    close(name) {
      isText = false
      if (name === 's:rPh') isReading--
      if (name !== 's:si') return
      shared.push(text.size())
      text = new Tally()
    },
  })
}

function readSheet(office: OfficePackage, entry: Entry, shared: SharedTexts, tally: Tally, pace: Pace): Promise<void> {
  let cellType = ''
  let element = ''
  let index = ''
  return readPart(office.archive, entry, pace, {
    open(name, attributes) {
      element = name
      if (name !== 's:c') return
      cellType = attributeOf(attributes, 't') ?? ''
      index = ''
    },
    text(piece) {
      if (element === 's:t' && cellType === 'inlineStr') tally.add(piece)
      if (element === 's:v' && cellType === 's') index += piece
    },
    close(name) {
      element = ''
      if (name !== 's:c') return
      if (cellType === 'inlineStr') tally.endWord()
      if (cellType === 's') tally.addSize(shared.at(Number(index)))
      cellType = ''
    },
  })
}
