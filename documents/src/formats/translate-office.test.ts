import { describe, expect, it } from 'vitest'
import { partOf, pseudoTranslate, segmentsOf, translateBytes, unzip } from '../corpus/translated/translate-bytes.ts'
import { presentation } from '../corpus/translated/translated-presentation.ts'
import { wordDocument } from '../corpus/translated/translated-word.ts'
import { workbook } from '../corpus/translated/translated-workbook.ts'
import { withSource } from '../source.ts'
import { openArchive } from '../zip/directory.ts'

const documents = [
  { type: 'docx', bytes: wordDocument({ workbook: workbook() }) },
  { type: 'xlsx', bytes: workbook() },
  { type: 'pptx', bytes: presentation(workbook()) },
] as const

describe.each(documents)('A $type', ({ type, bytes }) => {
  it('comes back byte for byte where every answer equals its source', async () => {
    const { bytes: output, report } = await translateBytes(bytes, type, (text) => text, 'en')
    expect(output.equals(bytes)).toBe(true)
    expect(report.translated).toBe(0)
    expect(report.same).toBeGreaterThan(10)
  })
  it('keeps all segments where every paragraph is written again', async () => {
    const marked = await translateBytes(bytes, type, (text) => `${text}\u2060`, 'en')
    const back = await translateBytes(marked.bytes, type, (text) => text.replaceAll('\u2060', ''), 'en')
    const texts = (await segmentsOf(back.bytes, type)).segments.map(({ text }) => text)
    expect(texts).toEqual(marked.segments.map(({ text }) => text))
  })
  it('keeps no sentence of the source, and every other part as the bytes it was', async () => {
    const { bytes: output, report, segments } = await translateBytes(bytes, type, pseudoTranslate, 'el')
    expect(report).toMatchObject({ failed: [], repairs: {}, warnings: [], translated: segments.length })
    const sources = new Set(segments.map(({ text }) => text))
    const still = (await segmentsOf(output, type)).segments.filter(({ text }) => sources.has(text))
    expect(still).toEqual([])
    const [before, after] = [await rawEntries(bytes), await rawEntries(output)]
    const [parts, newParts] = [await unzip(bytes), await unzip(output)]
    expect([...after.keys()]).toEqual([...before.keys()])
    const untouched = [...before.keys()].filter((name) => parts[name]?.equals(newParts[name] ?? Buffer.alloc(0)))
    expect(untouched.length).toBeGreaterThan(2)
    for (const name of untouched) expect(after.get(name)?.equals(before.get(name) ?? Buffer.alloc(0)), name).toBe(true)
  })
  it('says which answers are missing, and keeps their source text', async () => {
    const { segments } = await segmentsOf(bytes, type)
    const missing = segments.filter((_, index) => index % 3 === 0)
    const isMissing = new Set(missing.map(({ id }) => id))
    const { report, bytes: output } = await translateBytes(bytes, type, (text, id) =>
      isMissing.has(id) ? undefined : pseudoTranslate(text, id),
    )
    expect(report.failed).toEqual(missing.map(({ id }) => ({ id, reason: 'no_answer' })))
    const left = new Set((await segmentsOf(output, type)).segments.map(({ text }) => text))
    for (const { text } of missing) expect(left).toContain(text)
  })
})

describe('A document inside a document', () => {
  it('is translated with it, down to the second level', async () => {
    const { bytes, segments } = await translateBytes(
      wordDocument({ workbook: workbook() }),
      'docx',
      pseudoTranslate,
      'el',
    )
    const inside = 'word/embeddings/Microsoft_Excel_Sheet1.xlsx'
    expect(segments.map(({ id }) => id)).toContain(`${inside}!xl/sharedStrings.xml#0`)
    const cells = await partOf((await unzip(bytes))[inside] ?? Buffer.alloc(0), 'xl/sharedStrings.xml')
    expect(cells).not.toContain('North side')
  })
  it('stays as it is where it cannot be read', async () => {
    const { report } = await translateBytes(
      wordDocument({ workbook: Buffer.from('no archive') }),
      'docx',
      pseudoTranslate,
    )
    expect(report.warnings).toEqual(['embedded_document_left'])
  })
})

it('warns that a translation breaks a digital signature', async () => {
  const signed = wordDocument({ more: { '_xmlsignatures/sig1.xml': '<Signature/>' } })
  expect((await segmentsOf(signed, 'docx')).report.warnings).toEqual(['signature_broken'])
})

/** The bytes of each entry with its header, as they are in the archive. */
async function rawEntries(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await withSource(bytes, (source) => openArchive(source, () => undefined))
  return new Map(
    archive.entries.map(({ name, headerAt, dataAt, packedBytes }) => [
      name,
      bytes.subarray(headerAt, dataAt + packedBytes),
    ]),
  )
}
