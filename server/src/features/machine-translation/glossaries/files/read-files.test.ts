import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { parseCsv } from './parse-csv.ts'
import { readCsv } from './read-csv.ts'
import { readTbx } from './read-tbx.ts'

const languages = { sourceTags: ['en-US', 'en'], targetTags: ['es-MX', 'es'] }
const lists = { sourceTags: [], targetTags: [] }
const terms = (rows: ReturnType<typeof readCsv>) => rows.map(({ source, target }) => [source, target])

describe('decodeText', () => {
  it('reads UTF-8, UTF-16 and what older spreadsheets write', () => {
    expect(decodeText(Buffer.from('\uFEFFseñal'))).toBe('señal')
    expect(decodeText(Buffer.from('\uFEFFseñal', 'utf16le'))).toBe('señal')
    expect(decodeText(Buffer.from([0x73, 0x65, 0xf1, 0x61, 0x6c]))).toBe('señal')
  })
})

describe('parseCsv', () => {
  it('reads quoted cells with delimiters, quotes and line breaks, and counts lines', () => {
    expect(parseCsv('a,b\n"1, ""x""\ny",2\n\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1, "x"\ny', '2'] },
      { line: 5, cells: ['3', '4'] },
    ])
  })

  it.each([
    [
      'semicolons',
      'a;b;c,d\n1;2;3',
      [
        ['a', 'b', 'c,d'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells at the end',
      'a,b\r\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
  ])('reads %s', (_name, text, cells) => {
    expect(parseCsv(text).map((row) => row.cells)).toEqual(cells)
  })
})

describe('readCsv', () => {
  it('finds the columns by name or language, in any order', () => {
    expect(terms(readCsv('es-MX,note,en\nbrazo,x,arm\n', languages))).toEqual([['arm', 'brazo']])
    expect(terms(readCsv('term\nHarbor\n', lists))).toEqual([['Harbor', '']])
  })
})

const tbx2 = `<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX"><text><body>
<termEntry id="1"><langSet xml:lang="en"><tig><term>arm &amp; leg</term></tig></langSet>
<langSet xml:lang="es-ES"><ntig><termGrp><term>brazo <hi>y</hi> pierna</term></termGrp></ntig></langSet></termEntry>
<!-- <term>not this</term> --><termEntry><langSet xml:lang="fr"><tig><term>bras</term></tig></langSet></termEntry>
<termEntry><langSet xml:lang='en-US'><tig><term><![CDATA[A<B>]]></term></tig></langSet>
<langSet xml:lang='es'><tig><term>A&lt;B&#62;</term></tig></langSet></termEntry></body></text></martif>`

describe('readTbx', () => {
  it('reads TBX 2 and names entries without the languages', () => {
    expect(readTbx(tbx2, languages)).toEqual([
      { place: 1, source: 'arm & leg', target: 'brazo y pierna', isDoNotTranslate: false },
      { place: 2, source: 'bras', target: '', isDoNotTranslate: false, isLanguageMissing: true },
      { place: 3, source: 'A<B>', target: 'A<B>', isDoNotTranslate: true },
    ])
  })

  it('leaves entities alone and takes linear time for hostile files', () => {
    expect(
      readTbx('<tbx><conceptEntry><langSec><term>&xxe;</term></langSec></conceptEntry></tbx>', lists),
    ).toMatchObject([{ source: '&xxe;' }])
    const start = process.cpuUsage()
    for (const part of ['<', '<a ', '<!--', '<term>', '&#', "<a b='", '<tbx>&lt;'])
      try {
        readTbx(part.repeat(3_000_000 / part.length), lists)
      } catch {}
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(15_000)
  })
})
