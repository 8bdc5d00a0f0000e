import { describe, expect, it } from 'vitest'
import { createDamage } from '../corpus/damage.ts'
import { openDocument, openXml } from '../corpus/office-files.ts'
import { createDocumentDamage } from '../corpus/translated/damaged-documents.ts'
import { placedPdf } from '../corpus/translated/placed-pdf.ts'
import { inCapitals, translated, translatedOrRefused } from '../corpus/translated/translate-text.ts'
import { zipEntries, zipOf } from '../corpus/zip-writer.ts'

const text = 'application/vnd.oasis.opendocument.text'
const content = (inside: string): string =>
  openXml('content', `<office:body><office:text>${inside}</office:text></office:body>`)
const odt = (inside: string): Buffer => openDocument(text, { 'content.xml': content(inside) })
const idml = (inside: string): Buffer =>
  zipOf([
    { name: 'mimetype', body: 'application/vnd.adobe.indesign-idml-package', isStored: true },
    ...zipEntries({ 'Stories/Story_a.xml': `<Story>${inside}</Story>` }),
  ])
const range = (inside: string): string =>
  `<ParagraphStyleRange><CharacterStyleRange>${inside}</CharacterStyleRange></ParagraphStyleRange>`

const samples = {
  odt: odt(
    '<text:p>A <text:span text:style-name="a">bold</text:span> <text:a>word</text:a><text:note><text:note-body><text:p>Note</text:p></text:note-body></text:note></text:p>',
  ),
  ods: openDocument('application/vnd.oasis.opendocument.spreadsheet', {
    'content.xml': openXml(
      'content',
      '<office:body><table:table-row><table:table-cell office:value-type="string"><text:p>Cell</text:p></table:table-cell></table:table-row></office:body>',
    ),
  }),
  idml: idml(range('<Content>A word <?ACE 18?></Content><Br/><Content>more</Content>')),
  pdf: placedPdf([[{ x: 50, y: 700, size: 12, text: 'Some words' }]], { imageOnPage: 1 }),
} as const
const types = Object.keys(samples) as (keyof typeof samples)[]

describe.each(types)('A damaged %s', (type) => {
  it('is translated or refused', { timeout: 60_000 }, async () => {
    const rounds = type === 'pdf' ? 15 : 40
    const bytesDamage = createDamage(11)
    const partDamage = createDocumentDamage(11)
    let refused = 0
    for (let round = 0; round < rounds; round++) {
      const isPart = round % 2 === 0 && type !== 'pdf'
      const damaged = isPart ? await partDamage(samples[type]) : bytesDamage(samples[type])
      if ('refusal' in (await translatedOrRefused(damaged, type, inCapitals))) refused++
    }
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(rounds)
  })
})

describe('A document made to be slow', { timeout: 60_000 }, () => {
  const many = 20_000
  const attacks = {
    'spans in an odt': [
      'odt',
      () => odt(`<text:p>${'<text:span text:style-name="a">a</text:span> '.repeat(many)}</text:p>`),
    ],
    'different spans in an odt': [
      'odt',
      () =>
        odt(
          `<text:p>${Array.from({ length: many }, (_, at) => `<text:span text:style-name="a${at}">a</text:span>`).join('')}</text:p>`,
        ),
    ],
    'paragraphs in an odt': ['odt', () => odt('<text:p>a</text:p>'.repeat(many))],
    'spaces in an odt': ['odt', () => odt(`<text:p>${'<text:s/>'.repeat(many)}a</text:p>`)],
    'formats in an idml': [
      'idml',
      () =>
        idml(
          `<ParagraphStyleRange>${Array.from({ length: many }, (_, at) => `<CharacterStyleRange A="${at}"><Content>a</Content></CharacterStyleRange>`).join('')}</ParagraphStyleRange>`,
        ),
    ],
    'lines in an idml': ['idml', () => idml(range('<Content>a</Content><Br/>'.repeat(many)))],
    'words in a pdf': [
      'pdf',
      () =>
        placedPdf([
          Array.from({ length: many / 4 }, (_, at) => ({ x: (at * 7) % 500, y: (at * 13) % 800, size: 12, text: 'a' })),
        ]),
    ],
  } as const
  it.each(Object.entries(attacks))('is translated in time: %s', async (_, [type, make]) => {
    const began = process.cpuUsage()
    await translatedOrRefused(make(), type, inCapitals)
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(15_000)
  })
  it('refuses XML that is nested too deep, and entities', async () => {
    const deep = odt('<text:p>'.repeat(300) + '</text:p>'.repeat(300))
    expect(await translatedOrRefused(deep, 'odt', inCapitals)).toMatchObject({ refusal: 'nested_too_deep' })
    const entities = openDocument(text, { 'content.xml': `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>` })
    expect(await translatedOrRefused(entities, 'odt', inCapitals)).toMatchObject({ refusal: 'xml_entities' })
  })
})

describe.each(types.filter((type) => type !== 'pdf'))('A %s whose answers equal the source', (type) => {
  it('is unchanged', async () => {
    expect((await translated(samples[type], type, (same) => same)).bytes).toEqual(samples[type])
  })
})
