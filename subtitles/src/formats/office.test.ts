import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { plainLines } from '../model/spans.ts'
import { expectGolden } from '../samples/golden.ts'
import { arabic, french } from '../samples/tracks.ts'
import { writeOptions } from '../samples/write-options.ts'
import { writeSubtitles } from '../write.ts'

const parts = { xlsx: 'xl/worksheets/sheet1.xml', docx: 'word/document.xml' } as const

/** The text of a part. The archive states sizes in its headers. */
function unpack(bytes: Uint8Array, wanted: string): string {
  const archive = Buffer.from(bytes)
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const dataAt = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
    const end = dataAt + archive.readUInt32LE(at + 18)
    if (archive.toString('utf8', at + 30, at + 30 + archive.readUInt16LE(at + 26)) === wanted)
      return inflateRawSync(archive.subarray(dataAt, end)).toString('utf8')
    at = end
  }
  throw new Error(`no ${wanted}`)
}

it.each(['xlsx', 'docx'] as const)('DATA-11 writes %s as the golden file has it', async (format) => {
  const { bytes } = await writeSubtitles(format, french, writeOptions)
  expect((await writeSubtitles(format, french, writeOptions)).bytes).toEqual(bytes)
  // The part with the cues: the bytes of the archive depend on the version of zlib.
  expectGolden(`sample.${format}.xml`, Buffer.from(unpack(bytes, parts[format])))
})

it.each([
  ['xlsx', 's="4" t="inlineStr"'],
  ['docx', '<w:bidi/>'],
] as const)('writes right-to-left text from the right: %s', async (format, mark) => {
  expect(unpack((await writeSubtitles(format, arabic, writeOptions)).bytes, parts[format])).toContain(mark)
  expect(unpack((await writeSubtitles(format, french, writeOptions)).bytes, parts[format])).not.toContain(mark)
})

it('has no formulas in a sheet, and no characters that XML cannot hold', async () => {
  const cues = ['=1+1', '+cmd', '@x', 'a\u0001b\ud800'].map((text) => ({
    startMs: 0,
    endMs: 1000,
    speaker: '=HYPERLINK("x")',
    lines: plainLines(text),
  }))
  const { bytes } = await writeSubtitles('xlsx', { language: 'en', cues }, writeOptions)
  const sheet = unpack(bytes, parts.xlsx)
  expect(sheet).not.toContain('<f')
  expect(sheet).toContain('>ab</t>')
  expect(unpack(bytes, 'xl/styles.xml').match(/quotePrefix="1"/g)).toHaveLength(4)
})
