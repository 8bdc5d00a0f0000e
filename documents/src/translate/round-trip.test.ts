import { describe, expect, it } from 'vitest'
import { countedDocuments } from '../corpus/counted/counted-documents.ts'
import { goodFiles } from '../corpus/good-files.ts'
import { pseudoTranslate, segmentsOf, translateBytes } from '../corpus/translated/translate-bytes.ts'
import type { FileType } from '../file-types.ts'

const takesLong = 'a document that packs very well'
const officeTypes: readonly FileType[] = ['docx', 'xlsx', 'pptx']
const files = [
  ...goodFiles.map(([title, , make, type]) => ({ title, make, type })),
  ...countedDocuments.map(({ title, make, type }) => ({ title, make, type })),
].filter(({ title, type }) => officeTypes.includes(type) && title !== takesLong)
const textsOf = async (bytes: Buffer, type: FileType) =>
  (await segmentsOf(bytes, type)).segments.map(({ text }) => text)

describe('An office file of the corpus', () => {
  it('is one of many', () => expect(files.length).toBeGreaterThan(60))
  it.each(files)('comes back whole: $title', async ({ make, type }) => {
    const bytes = make()
    const same = await translateBytes(bytes, type, (text) => text, 'en')
    expect(same.bytes.equals(bytes)).toBe(true)
    const texts = same.segments.map(({ text }) => text)
    const marked = await translateBytes(bytes, type, (text) => `${text}\u2060`, 'en')
    const back = await translateBytes(marked.bytes, type, (text) => text.replaceAll('\u2060', ''), 'en')
    expect(await textsOf(back.bytes, type)).toEqual(texts)
    const translated = await translateBytes(bytes, type, pseudoTranslate, 'ar')
    expect(translated.report).toMatchObject({ translated: texts.length, failed: [], repairs: {} })
    const known = new Set(texts)
    expect((await textsOf(translated.bytes, type)).filter((text) => known.has(text))).toEqual([])
  })
})
