import { drawing, officeTypes, relations, sheetXml, xlsx } from '../office-files.ts'
import type { CountedDocument } from './counted-document.ts'
import { chartXml } from './counted-word.ts'

const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const si = (...texts: string[]): string => texts.map((text) => `<si><t>${text}</t></si>`).join('')
const shared = (...indexes: number[]): string => indexes.map((index) => `<c t="s"><v>${index}</v></c>`).join('')
const inline = (text: string, r = ''): string => `<c${r && ` r="${r}"`} t="inlineStr"><is><t>${text}</t></is></c>`
const of = (title: string, rest: Omit<CountedDocument, 'title' | 'name' | 'type'>): CountedDocument => ({
  title,
  name: 'a.xlsx',
  type: 'xlsx',
  ...rest,
})
const rels = (...targets: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/x" Target="${target}"/>`).join('')}</Relationships>`

export const countedSheets: readonly CountedDocument[] = [
  of('a list of parts', {
    make: () => xlsx(si('AB-12/34', 'Hex bolt, M8x40', '4711-0815'), shared(0, 1, 2)),
    words: 5,
    characters: 30,
    reason: 'a code + Hex + bolt, + M8x40 + a code that is no number',
  }),
  of('numbers and dates as text', {
    make: () =>
      xlsx(si('1,234.50', '2026-11-16', '16.11.2026 10:30', '€ 12.50', '15 %', 'about 5'), shared(0, 1, 2, 3, 4, 5)),
    words: 2,
    characters: 6,
    reason: 'only about + 5: the other cells hold a number or a date alone',
  }),
  of('a text in several cells', {
    make: () => xlsx(si('red apple', 'green'), shared(0, 0, 1)),
    words: 5,
    characters: 21,
    reason: 'twice two and one',
  }),
  of('an empty cell of type s', {
    make: () => xlsx(si('the first text', 'second'), '<c t="s"></c><c t="s"><v></v></c><c t="s"><v>1</v></c>'),
    words: 1,
    characters: 6,
    reason: 'second alone',
  }),
  of('formulas', {
    make: () => xlsx('', `${inline('Total')}<c t="str"><f>A1</f><v>three words here</v></c><c><f>1+1</f><v>2</v></c>`),
    words: 1,
    characters: 5,
    notes: ['formulas'],
    reason: 'Total',
  }),
  of('text that is written as a result without a formula', {
    make: () => xlsx('', '<c t="str"><v>plain text</v></c>'),
    words: 2,
    characters: 9,
    reason: 'no formula, so it was typed',
  }),
  of('a hidden sheet', {
    make: () =>
      xlsx('', inline('Seen'), {
        'xl/workbook.xml': `<workbook xmlns="${sheet}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml', '/xl/worksheets/sheet2.xml'),
        'xl/worksheets/sheet2.xml': sheetXml(inline('not seen')),
      }),
    words: 1,
    characters: 4,
    notes: ['hidden_sheets'],
    reason: 'Seen',
  }),
  of('hidden rows and columns', {
    make: () =>
      xlsx('', '', {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheet}"><cols><col min="2" max="3" hidden="1"/></cols><sheetData><row>${inline('Seen', 'A1')}${inline('not seen', 'C1')}${inline('too', 'D1')}</row><row hidden="1">${inline('nor this', 'A2')}</row></sheetData></worksheet>`,
      }),
    words: 2,
    characters: 7,
    notes: ['hidden_cells'],
    reason: 'Seen + too',
  }),
  of('headers and footers', {
    make: () =>
      xlsx('', '', {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheet}"><sheetData><row>${inline('Body')}</row></sheetData><headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Annual report&amp;RPage &amp;P of &amp;N</oddHeader></headerFooter></worksheet>`,
      }),
    words: 5,
    characters: 22,
    reason: 'Body + Annual + report + Page + of',
  }),
  of('a drawing and a chart', {
    make: () =>
      xlsx(
        '',
        inline('North'),
        {
          'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x" xmlns:a="${drawing}"><xdr:sp><xdr:txBody><a:p><a:r><a:t>A call-out</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>`,
          'xl/charts/chart1.xml': chartXml,
        },
        {
          'xl/drawings/drawing1.xml': 'application/vnd.openxmlformats-officedocument.drawing+xml',
          'xl/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml`,
        },
      ),
    words: 7,
    characters: 33,
    reason: 'North + A call-out + Sales by region + Region; categories are counted in their cells',
  }),
  of('comments', {
    make: () =>
      xlsx(
        '',
        inline('Cell'),
        { 'xl/comments1.xml': `<comments xmlns="${sheet}"><t>never</t></comments>` },
        {
          'xl/comments1.xml': `${officeTypes}.spreadsheetml.comments+xml`,
        },
      ),
    words: 1,
    characters: 4,
    notes: ['comments'],
    reason: 'Cell',
  }),
  of('how a Japanese text is read', {
    make: () => xlsx('<si><t>東京</t><rPh><t>トウキョウ</t></rPh></si>', shared(0)),
    words: 2,
    characters: 2,
    asian: 2,
    reason: 'two characters; their reading does not count',
  }),
  of('an unknown namespace', {
    make: () => xlsx('', '', { 'xl/worksheets/sheet1.xml': '<worksheet xmlns="urn:x"><c><v>1</v></c></worksheet>' }),
    words: 0,
    characters: 0,
    notes: ['unknown_structure'],
    reason: 'nothing that we know',
  }),
  of('placeholders in cells', {
    make: () => xlsx(si('Hello {name}, you have %d messages', '{0}', '&lt;b&gt;Save&lt;/b&gt;'), shared(0, 1, 2)),
    words: 5,
    characters: 25,
    reason: 'Hello + you + have + messages + Save; the comma stays at its placeholder',
  }),
]
