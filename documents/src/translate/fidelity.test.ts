import { describe, expect, it } from 'vitest'
import { fidelityDocuments } from '../corpus/fidelity/fidelity-documents.ts'
import { pseudoTranslateInto, untranslatedOf } from '../corpus/fidelity/pseudo-translation.ts'
import { visibleTexts } from '../corpus/fidelity/visible-texts.ts'
import { checkBytes, segmentsOf, translateBytes, unzip } from '../corpus/translated/translate-bytes.ts'
import type { FileType } from '../file-types.ts'

const bilingual: readonly FileType[] = ['po', 'xliff']
const documents = fidelityDocuments.map((document) => ({ ...document, title: `${document.name}.${document.type}` }))
const textsOf = async (bytes: Buffer, type: FileType, from: string): Promise<string[]> =>
  (await segmentsOf(bytes, type, from)).segments.map(({ text }) => text)
/** Texts may be in fewer pieces than before. */
const shownText = async (bytes: Buffer, type: FileType): Promise<string> =>
  (await visibleTexts(bytes, type)).join('').replace(/\s/g, '')
const isPackage = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === 'PK'
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

describe('A document like those of clients', () => {
  it('is one of at least sixty, of every format', () => {
    expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length)
    expect(documents.length).toBeGreaterThanOrEqual(60)
    const types = new Set(documents.map(({ type }) => type))
    const expected = 'csv docx html idml json md odp ods odt pdf po pptx srt tsv txt vtt xliff xlsx'
    expect([...types].sort().join(' ')).toBe(expected)
    for (const { title, make } of documents) expect(make().length, title).toBeLessThan(40_000)
  })

  it.each(documents)('MTFILE comes back as it was where answers equal their source: $title', async (document) => {
    const { make, type, from } = document
    const bytes = make()
    const same = await translateBytes(bytes, type, (text) => text, from, from)
    expect(same.report).toMatchObject({ translated: 0, same: same.segments.length, failed: [], repairs: {} })
    expect(same.segments.length).toBeGreaterThan(0)
    if (type === 'pdf') expect(await textsOf(same.bytes, 'docx', from)).toEqual(same.segments.map(({ text }) => text))
    else if (bilingual.includes(type)) expect(await visibleTexts(same.bytes, type)).not.toEqual([])
    else expect(same.bytes.equals(bytes)).toBe(true)
  })

  it.each(documents.filter(({ type }) => type !== 'pdf' && !bilingual.includes(type)))(
    'MTFILE keeps its texts and other parts where all paragraphs are written again: $title',
    async (document) => {
      const { make, type, from } = document
      const bytes = make()
      const marked = await translateBytes(bytes, type, (text) => `${text}\u00ad`, from, from)
      const back = await translateBytes(marked.bytes, type, (text) => text.replaceAll('\u00ad', ''), from, from)
      expect(await textsOf(back.bytes, type, from)).toEqual(marked.segments.map(({ text }) => text))
      if (!isPackage(bytes)) return
      expect(await shownText(back.bytes, type)).toBe(await shownText(bytes, type))
      const [before, after] = [await unzip(bytes), await unzip(back.bytes)]
      expect(Object.keys(after)).toEqual(Object.keys(before))
      const withText = new Set(marked.segments.map(({ id }) => id.replace(/[#!].*/, '')))
      for (const [name, part] of Object.entries(before))
        if (!withText.has(name) && !mayNameLanguage.test(name)) expect(after[name]?.equals(part), name).toBe(true)
    },
  )

  it.each(documents)('MTFILE has every text translated, or left for a reason: $title', async (document) => {
    const { make, type, from, kept } = document
    const bytes = make()
    const { report: read } = await segmentsOf(bytes, type, from)
    const { bytes: output, report } = await translateBytes(bytes, type, pseudoTranslateInto('ka'), 'ka', from)
    expect(report.failed).toEqual([])
    expect(report.repairs).toEqual({})
    expect(report.left).toEqual(read.left)
    expect(report.translated + report.same + sum(report.left)).toBe(read.segments + sum(read.left))
    expect(report.translated).toBe(read.segments)
    expect(untranslatedOf(await visibleTexts(output, type))).toEqual([...kept].sort())
    expect(await checkBytes(bytes, output, type)).toMatchObject({ stillSource: 0, lost: 0 })
  })
})

/** Parts that only change to say the language of the text, and the columns of a table, which have the texts of cells. */
const mayNameLanguage = /^(?:word\/styles|styles|xl\/tables\/table\d+)\.xml$/
