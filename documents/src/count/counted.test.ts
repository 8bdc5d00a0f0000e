import { describe, expect, it } from 'vitest'
import { compoundFile, wordStream, workbookStream } from '../corpus/compound-files.ts'
import { countedDocuments } from '../corpus/counted/counted-documents.ts'
import { inspectFile } from '../inspect/inspect-file.ts'
import { countText } from './count-text.ts'

describe('A document has the counts determined by hand', () => {
  for (const { title, name, type, make, words, characters, asian = 0, notes = [], reason } of countedDocuments)
    it(`${type}, ${title}: ${words} (${reason})`, async () => {
      const bytes = make()
      expect(await inspectFile(bytes, { name })).toMatchObject({ type, agreesWithName: true })
      const count = await countText(bytes, type)
      expect(count).toMatchObject({ words, characters, asianCharacters: asian })
      expect('notes' in count && count.notes.toSorted()).toEqual(notes.toSorted())
    })

  it('is not countable if it is an old office file', async () => {
    const doc = compoundFile({ WordDocument: wordStream(false) })
    const xls = compoundFile({ Workbook: workbookStream(false) })
    expect(await countText(doc, 'doc')).toMatchObject({ refusal: 'not_countable' })
    expect(await countText(xls, 'xls')).toMatchObject({ refusal: 'not_countable' })
  })
  it('has at least forty cases in the table', () => {
    expect(countedDocuments.length).toBeGreaterThanOrEqual(40)
  })
})
