import { describe, expect, it } from 'vitest'
import { partOf, pseudoTranslate, segmentsOf, translateBytes, unzip } from '../../corpus/translated/translate-bytes.ts'
import { wordDocument } from '../../corpus/translated/translated-word.ts'
import { paragraph, run, wordFeatures } from '../../corpus/translated/word-features.ts'

const main = 'word/document.xml'
const textsOf = async (bytes: Buffer) => (await segmentsOf(bytes, 'docx')).segments.map(({ text }) => text)

describe('Segments of a Word document', () => {
  it.each([
    ['bold', 'This sentence has a <g1>bold</g1> word in the middle.'],
    ['bold', 'And a second sentence follows.'],
    ['splitRuns', 'Broken words stay whole.'],
    ['link', 'See the <g1>project page</g1> for details.'],
    ['link', 'Opens the page'],
    ['simpleField', 'Page <x1/> of the manual.'],
    ['linkField', 'Read <g1>the long story</g1> today.'],
    ['fillInField', 'Fill in your name.'],
    ['pageField', 'We are on page <x1/> right now.'],
    ['contents', 'First chapter'],
    ['contents', 'Second chapter'],
    ['bookmark', 'Marked chapter'],
    ['footnote', 'A claim with a note<x1/> in it.'],
    ['comment', 'Commented words.'],
    ['textBox', 'Before the box <x1/> after the box.'],
    ['textBox', 'A framed remark'],
    ['tracked', 'We <g1>really </g1><x2/>mean it.'],
    ['inlineControl', 'Client: <g1>the good customer</g1> signs.'],
    ['blockControl', 'A block in a content control.'],
    ['table', 'Nested cell'],
    ['math', 'The formula <x1/> is simple.'],
    ['symbol', 'Press <x1/> to start.'],
    ['hyphen', 'Non\u2011breaking words'],
    ['references', 'Fish & chips <b> café raw & text end.'],
    ['literalTag', 'Use the ‹g1› tag here.'],
    ['chart', 'Chart of the sales'],
    ['abbreviations', 'Dr. Smith met Mr. Jones at 3.5 km.'],
  ] as const)('have whole sentences: %s', async (feature, sentence) => {
    expect(await textsOf(wordDocument({ body: wordFeatures[feature] }))).toContain(sentence)
  })
  it('come from every part', async () => {
    const texts = await textsOf(wordDocument())
    const others = ['The note itself.', 'An endnote text.', 'Please check this.', 'Header of the report', 'Footer page']
    const drawn = ['Sales by region', 'Turnover', 'North side', 'First step of the process', 'Annual report title']
    expect(texts).toEqual(expect.arrayContaining([...others, ...drawn]))
    expect(texts.filter((text) => text === 'Text inside the box.')).toHaveLength(2)
    expect(texts.filter((text) => text === 'First step of the process')).toHaveLength(2)
  })
  it('leave out codes, deleted and hidden text, numbers and formulas, and say so', async () => {
    const { segments, report } = await segmentsOf(wordDocument(), 'docx')
    expect(segments.filter(({ text }) => /PAGE|HYPERLINK|never|secret|12,345|a\+b|scan_/.test(text))).toEqual([])
    expect(report.left).toMatchObject({ tracked_deletion: 1, hidden_text: 1, symbol_font: 1, file_name: 1 })
  })
})

describe('A translated Word document', () => {
  const translate = async (feature: keyof typeof wordFeatures, from: string, to: string) => {
    const bytes = wordDocument({ body: wordFeatures[feature] })
    const { bytes: output, report } = await translateBytes(bytes, 'docx', (text) => (text === from ? to : text))
    return { xml: await partOf(output, main), repairs: report.repairs }
  }
  const link = 'See the <g1>project page</g1> for details.'
  const note = 'A claim with a note<x1/> in it.'

  it('has a bold word where the answer has it', async () => {
    const { xml } = await translate(
      'bold',
      'This sentence has a <g1>bold</g1> word in the middle.',
      'Ein <g1>fettes</g1> Wort.',
    )
    expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fettes</w:t></w:r>')
    expect(xml).toContain('Ein </w:t>')
  })
  it('moves a link with its text', async () => {
    const { xml } = await translate('link', link, 'Details: <g1>Projektseite</g1>!')
    expect(xml).toMatch(/Details: <\/w:t><\/w:r><w:hyperlink[^>]*>.*Projektseite.*<\/w:hyperlink>/)
  })
  it('keeps a link that the answer lost', async () => {
    const { xml, repairs } = await translate('link', link, 'Siehe die Projektseite für mehr.')
    expect(xml).toContain('<w:hyperlink r:id="rId9"')
    expect(repairs).toEqual({ put_back: 1 })
  })
  it('reads spoiled tags and drops unknown ones', async () => {
    const { xml, repairs } = await translate('link', link, 'Siehe < G1 >Seite</ g1> da <g1>noch</g1> <g9>x</g9>.')
    expect(repairs).toEqual({ unknown: 2 })
    expect(xml).not.toMatch(/g1|g9/i)
  })
  it('has a note once, and never inside a word', async () => {
    const twice = await translate('footnote', note, 'Eine Behauptung<x1/> mit<x1/> Note.')
    expect(twice.xml.match(/footnoteReference /g)).toHaveLength(1)
    expect(twice.repairs).toEqual({ repeated: 1 })
    const lost = await translate('footnote', note, 'Eine Behauptung mit Fußnote darin.')
    expect(lost.xml.match(/footnoteReference /g)).toHaveLength(1)
    expect(lost.xml).not.toContain('Fuß</w:t>')
  })
  it('loses a format whose end is missing, and says so', async () => {
    const { xml, repairs } = await translate(
      'bold',
      'This sentence has a <g1>bold</g1> word in the middle.',
      'Fett ist <g1>hier.',
    )
    expect(repairs).toEqual({ not_closed: 1, format_lost: 1 })
    expect(xml).toContain('Fett ist hier.')
  })
  it('drops characters that XML cannot hold', async () => {
    const { xml } = await translate(
      'tracked',
      'We <g1>really </g1><x2/>mean it.',
      '<g1>Das meinen <x2/>wir\u0000 \ud800.',
    )
    expect(xml).toContain('<w:ins ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(xml).not.toMatch(/[\u0000\ufffd]/)
  })
  it('runs from right to left in Arabic, with its formatting and its tables', async () => {
    const { bytes } = await translateBytes(
      wordDocument({ body: wordFeatures.strong + wordFeatures.table }),
      'docx',
      (text) => (text.startsWith('<g1>') ? '<g1>نص</g1> عربي' : 'عربي'),
      'ar',
    )
    const xml = await partOf(bytes, main)
    expect(xml).toContain('<w:pPr><w:bidi/></w:pPr>')
    expect(xml).toContain('<w:rPr><w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/><w:rtl/></w:rPr>')
    expect(xml).toContain('<w:tblPr><w:bidiVisual/><w:tblW')
    const styles = await partOf(bytes, 'word/styles.xml')
    expect(styles).toContain('<w:rPr><w:b/><w:bCs/><w:sz w:val="32"/><w:szCs w:val="32"/></w:rPr>')
    expect(styles).toContain('w:bidi="ar"')
  })
  it('runs from right to left in every section', async () => {
    const body = '<w:p><w:pPr><w:sectPr><w:cols w:num="2"/></w:sectPr></w:pPr><w:r><w:t>Two columns</w:t></w:r></w:p>'
    const { bytes } = await translateBytes(wordDocument({ body }), 'docx', () => 'نص', 'ar')
    const xml = await partOf(bytes, main)
    expect(xml).toContain('<w:pPr><w:bidi/><w:sectPr><w:cols w:num="2"/><w:bidi/></w:sectPr></w:pPr>')
    expect(xml).toMatch(/<w:pgMar [^>]*\/><w:bidi\/><\/w:sectPr><\/w:body>/)
  })
  it('shows the translation in content controls, not the data they were bound to', async () => {
    const control = (binding: string, text: string) =>
      `<w:sdt><w:sdtPr><w:dataBinding ${binding} w:xpath="/x"/><w:text/></w:sdtPr><w:sdtContent>${text}</w:sdtContent></w:sdt>`
    const title = control(
      'w:prefixMappings="xmlns:p=\'http://schemas.openxmlformats.org/package/2006/metadata/core-properties\'"',
      paragraph(run('Report title')),
    )
    const body = `<w:p>${control('', run('Inline data'))}</w:p>${control('', paragraph(run('Block data')))}${title}`
    const { bytes, report } = await translateBytes(wordDocument({ body }), 'docx', pseudoTranslate)
    expect((await partOf(bytes, main)).match(/<w:dataBinding/g)).toHaveLength(1)
    expect(report.warnings).toEqual(['data_binding_removed'])
  })
  it('has spaces between sentences where its language has them', async () => {
    const sentences = (text: string) => wordDocument({ body: paragraph(run(text)) })
    const english = await translateBytes(
      sentences('一つ目です。二つ目です。'),
      'docx',
      (text) => (text.startsWith('一') ? 'One.' : 'Two.'),
      'en',
      'ja',
    )
    expect(await partOf(english.bytes, main)).toContain('>One. Two.<')
    const chinese = await translateBytes(
      sentences('One is here. Two is there.'),
      'docx',
      (text) => (text.startsWith('One') ? '第一。' : '第二。'),
      'zh-CN',
    )
    expect(await partOf(chinese.bytes, main)).toContain('>第一。第二。<')
  })
  it('turns on a direction that is turned off', async () => {
    const body = '<w:p><w:pPr><w:bidi w:val="0"/><w:jc w:val="left"/></w:pPr><w:r><w:t>Plain text</w:t></w:r></w:p>'
    const { bytes } = await translateBytes(wordDocument({ body }), 'docx', () => 'نص', 'ar')
    expect(await partOf(bytes, main)).toContain('<w:pPr><w:bidi/><w:jc w:val="left"/></w:pPr>')
  })
  it('has the language of the translation', async () => {
    const { bytes } = await translateBytes(wordDocument(), 'docx', pseudoTranslate, 'el')
    expect(await partOf(bytes, 'word/styles.xml')).toContain('<w:lang w:val="el" w:eastAsia="en-US" w:bidi="ar-SA"/>')
  })
  it('keeps the prefixes of the file, also in the strict form of the format', async () => {
    const more = {
      [main]:
        '<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>Odd prefix text.</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
    }
    const { bytes } = await translateBytes(wordDocument({ more }), 'docx', pseudoTranslate)
    expect(await partOf(bytes, main)).toMatch(/<ns0:p><ns0:r><ns0:t xml:space="preserve">\[\[/)
  })
  it('keeps a byte order mark and UTF-16', async () => {
    const xml =
      '\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Wide text.</w:t></w:r></w:p></w:body></w:document>'
    const { bytes } = await translateBytes(
      wordDocument({ more: { [main]: Buffer.from(xml, 'utf16le') } }),
      'docx',
      () => 'Breiter Text.',
    )
    expect((await unzip(bytes))[main]?.toString('utf16le')).toMatch(/^\ufeff<\?xml .*Breiter Text\..*<\/w:document>$/)
    expect((await segmentsOf(bytes, 'docx')).segments[0]?.text).toBe('Breiter Text.')
  })
})
