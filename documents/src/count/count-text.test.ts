import { describe, expect, it } from 'vitest'
import {
  docx,
  openDocument,
  openXml,
  paragraph,
  pptx,
  sheetXml,
  slideText,
  wordXml,
  xlsx,
} from '../corpus/office-files.ts'
import { pdf } from '../corpus/pdf-files.ts'
import type { FileType } from '../file-types.ts'
import { countText } from './count-text.ts'

const count = (type: FileType, content: string | Buffer, signal?: AbortSignal) =>
  countText(Buffer.from(content as string), type, { ...(signal && { signal }) })
const wordsOf = async (type: FileType, content: string | Buffer): Promise<number> => {
  const result = await count(type, content)
  if ('refusal' in result) throw new Error(result.detail)
  return result.words
}

describe('Documents', () => {
  it('counts words, characters and pages', async () => {
    expect(await count('docx', docx(paragraph('Hello brave new world.')))).toEqual({
      words: 4,
      characters: 19,
      charactersWithSpaces: 22,
      asianCharacters: 0,
      pages: 1,
      notes: [],
    })
  })
  it('joins a word that spans runs, and separates paragraphs', async () => {
    const body = '<w:p><w:r><w:t>Bro</w:t></w:r><w:r><w:t>ken</w:t></w:r></w:p><w:p><w:r><w:t>word</w:t></w:r></w:p>'
    expect(await wordsOf('docx', docx(body))).toBe(2)
  })
  it('counts headers, footers and notes, but not comments', async () => {
    const more = {
      'word/header1.xml': wordXml('hdr', paragraph('the header')),
      'word/footer1.xml': wordXml('ftr', paragraph('the footer')),
      'word/footnotes.xml': wordXml('footnotes', paragraph('a footnote')),
      'word/endnotes.xml': wordXml('endnotes', paragraph('an endnote')),
      'word/comments.xml': wordXml('comments', paragraph('never counted at all')),
    }
    expect(await wordsOf('docx', docx(paragraph('body'), more))).toBe(9)
  })
  it('counts inserted text, but not deleted or moved text', async () => {
    const deleted = '<w:p><w:del><w:r><w:delText>gone away</w:delText></w:r></w:del>'
    const moved = '<w:moveFrom><w:r><w:t>moved away</w:t></w:r></w:moveFrom>'
    const inserted = '<w:ins><w:r><w:t>here now</w:t></w:r></w:ins></w:p>'
    expect(await wordsOf('docx', docx(deleted + moved + inserted))).toBe(2)
  })
  it('counts a text box once, although it is stored twice', async () => {
    const text = paragraph('boxed text')
    const box = `<mc:AlternateContent><mc:Choice>${text}</mc:Choice><mc:Fallback>${text}</mc:Fallback></mc:AlternateContent>`
    expect(await wordsOf('docx', docx(`<w:p><w:r>${box}</w:r></w:p>`))).toBe(2)
  })
  it('treats a tab as a blank, but not a tab stop', async () => {
    const stops = '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>'
    const body = `<w:p>${stops}<w:r><w:t>one</w:t><w:tab/><w:t>two</w:t></w:r></w:p>`
    expect(await count('docx', docx(body))).toMatchObject({ words: 2, charactersWithSpaces: 7 })
  })
  it('does not count the codes of fields', async () => {
    const body = '<w:p><w:r><w:instrText>PAGE MERGEFORMAT</w:instrText></w:r><w:r><w:t>7</w:t></w:r></w:p>'
    expect(await wordsOf('docx', docx(body))).toBe(1)
  })
  it('reads any namespace prefix and the strict variant', async () => {
    const strict =
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:t>one two</x:t></x:document>'
    expect(await wordsOf('docx', docx(undefined, { 'word/document.xml': strict }))).toBe(2)
  })
  it('takes the number of pages from the document if plausible', async () => {
    const properties = (pages: number) => ({
      'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Pages>${pages}</Pages></Properties>`,
    })
    const body = paragraph('word '.repeat(3000))
    expect(await count('docx', docx(body, properties(9)))).toMatchObject({ words: 3000, pages: 9 })
    expect(await count('docx', docx(body, properties(1)))).toMatchObject({ pages: 12 })
    expect(await count('docx', docx(body, properties(99999)))).toMatchObject({ pages: 12 })
  })
})

describe('Workbooks and slides', () => {
  it('counts texts in cells as often as they occur, and neither numbers nor formulas', async () => {
    const shared = '<si><t>red apple</t></si><si><r><t>gre</t></r><r><t>en</t></r></si>'
    const cells =
      '<c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c><v>42</v></c><c t="str"><f>A1</f><v>three words here</v></c>'
    expect(await wordsOf('xlsx', xlsx(shared, cells))).toBe(5)
  })
  it('counts texts written into the cell, on every sheet', async () => {
    const more = { 'xl/worksheets/sheet2.xml': sheetXml('<c t="inlineStr"><is><t>more text</t></is></c>') }
    expect(await wordsOf('xlsx', xlsx('', '<c t="inlineStr"><is><t>one</t></is></c>', more))).toBe(3)
  })
  it('does not count phonetic readings of Japanese text', async () => {
    const shared = '<si><t>東京</t><rPh><t>トウキョウ</t></rPh></si>'
    expect(await count('xlsx', xlsx(shared, '<c t="s"><v>0</v></c>'))).toMatchObject({ characters: 2 })
  })
  it('counts a page per slide, and notes but no slide numbers', async () => {
    const number = '<a:p><a:fld type="slidenum"><a:t>3</a:t></a:fld></a:p>'
    const slides = [slideText('First slide'), slideText('Second slide') + number, slideText('Third')]
    expect(await count('pptx', pptx(slides, [slideText('Speak slowly')]))).toMatchObject({ words: 7, pages: 3 })
  })
})

describe('PDF', () => {
  it('counts the text and the pages', async () => {
    expect(await count('pdf', pdf(['Hello brave new world.', 'Second page']))).toEqual({
      words: 6,
      characters: 29,
      charactersWithSpaces: 33,
      asianCharacters: 0,
      pages: 2,
      notes: [],
    })
  })
  it('adds a note if there is no text layer', async () => {
    expect(await count('pdf', pdf(['', '', '']))).toMatchObject({ words: 0, pages: 3, notes: ['no_text_layer'] })
  })
  it('reads a PDF with printing restrictions, and refuses one with a password', async () => {
    expect(await count('pdf', pdf(['Hello world'], { password: '' }))).toMatchObject({ words: 2 })
    expect(await count('pdf', pdf(['Hello'], { password: 'x' }))).toMatchObject({ refusal: 'password_protected' })
  })
})

describe('Texts', () => {
  it('reads every usual encoding, and adds a note if it guessed', async () => {
    const text = 'Größe und Café'
    const good = { words: 3, characters: 12, charactersWithSpaces: 14 }
    expect(await count('txt', text)).toMatchObject({ ...good, notes: [] })
    expect(await count('txt', `\ufeff${text}`)).toMatchObject({ ...good, notes: [] })
    expect(await count('txt', Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ ...good, notes: [] })
    expect(await count('txt', Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toMatchObject({ ...good, notes: [] })
    expect(await count('txt', Buffer.from(text, 'latin1'))).toMatchObject({ ...good, notes: ['encoding_guessed'] })
  })
  it('counts a page per 250 words, rounded up', async () => {
    expect(await count('txt', 'word '.repeat(501))).toMatchObject({ words: 501, pages: 3 })
    expect(await count('txt', ' ')).toMatchObject({ words: 0, pages: 1 })
  })
  it('counts the visible text of HTML', async () => {
    const page =
      '<!doctype html><title>My page</title><style>p { color: red }</style><script>if (a < b) alert("x")</script><!-- no --><p title="a > b">Caf&eacute; <b>ol</b>&eacute; &amp; more<br>end</p>'
    expect(await wordsOf('html', page)).toBe(7)
  })
  it('counts the text of Markdown, but no code or addresses', async () => {
    const text =
      '---\ntitle: no\n---\n# A title\n\nSee [the page](https://example.com/a/b) and `code`.\n\n```js\nconst a = 1\n```\n\n| one | two |\n'
    expect(await wordsOf('md', text)).toBe(9)
  })
  it('counts cells of text in tables', async () => {
    expect(await wordsOf('csv', 'name,note\n"Smith, John","said ""hi"""\n12,"1,234.50"\n')).toBe(6)
    expect(await wordsOf('csv', 'a;b c\n1;2')).toBe(3)
    expect(await wordsOf('tsv', 'one two\tthree\n4\tfive')).toBe(4)
  })
  it('counts the values of JSON, not its names', async () => {
    expect(await wordsOf('json', '{"some name": "two words", "b": ["caf\\u00e9", 12, true, {"c": "it\\"s"}]}')).toBe(4)
  })
  it('counts the source of XLIFF 1.2', async () => {
    const xliff =
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file><body><trans-unit id="1"><source>Press <ph id="1">&lt;b/&gt;</ph> the <g id="2">red</g> button</source><target>nein</target><alt-trans><source>old</source></alt-trans></trans-unit><trans-unit id="2" translate="no"><source>never</source></trans-unit></body></file></xliff>'
    expect(await wordsOf('xliff', xliff)).toBe(4)
  })
  it('counts the source of XLIFF 2', async () => {
    const xliff =
      '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file><unit><notes><note>no</note></notes><segment><source>Two <pc id="1">words</pc></source><target>x</target></segment></unit></file></xliff>'
    expect(await wordsOf('xliff', xliff)).toBe(2)
  })
  it('counts the sources of gettext', async () => {
    const po =
      'msgid ""\nmsgstr "Project: x\\n"\n\n#: a.c\nmsgctxt "menu"\nmsgid "Open "\n"file"\nmsgstr "Datei"\n\nmsgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] "Tag"\n#~ msgid "old"\n'
    expect(await wordsOf('po', po)).toBe(4)
  })
  it('counts the text of subtitles', async () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i> there\n- Hi!\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\an8}Bye\n'
    const vtt =
      'WEBVTT some title\n\nNOTE not this\n\nfirst\n00:01.000 --> 00:02.000 align:start\n<v Ann>Hello &amp; bye\n'
    expect(await wordsOf('srt', srt)).toBe(5)
    expect(await wordsOf('vtt', vtt)).toBe(3)
  })
  it('refuses files it cannot count', async () => {
    expect(await count('image', 'x')).toMatchObject({ refusal: 'not_countable' })
    expect(await count('docx', 'x')).toMatchObject({ refusal: 'broken' })
    expect(await count('json', '{"a')).toMatchObject({ refusal: 'broken' })
  })
})

describe('Hostile documents', () => {
  const cell = (attributes: string): string =>
    `<table:table-cell office:value-type="string" ${attributes}><text:p>${'many words '.repeat(1000)}</text:p></table:table-cell>`
  const table = (inside: string): Buffer =>
    openDocument('application/vnd.oasis.opendocument.spreadsheet', {
      'content.xml': openXml('content', `<office:body><table:table>${inside}</table:table></office:body>`),
    })

  it('are refused if nested too deep', async () => {
    expect(await count('rtf', `{\\rtf1${'{'.repeat(100_000)}`)).toMatchObject({ refusal: 'nested_too_deep' })
    expect(await count('rtf', '{\\rtf1 cut short')).toMatchObject({ refusal: 'broken' })
    expect(await count('rtf', '{\\rtf1 }}')).toMatchObject({ words: 0 })
  })
  it('are refused if repeated cells expand to an absurd amount of text', async () => {
    const row = `<table:table-row table:number-rows-repeated="1048576">${cell('table:number-columns-repeated="16384"')}</table:table-row>`
    expect(await count('ods', table(row))).toMatchObject({ refusal: 'too_large_to_read' })
  })
  it('take linear time for unclosed fields and RTF of only controls', async () => {
    const fields = '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>'.repeat(20_000)
    expect(await count('docx', docx(fields))).toMatchObject({ words: 0 })
    const controls = `{\\rtf1 ${"\\'".repeat(50_000)}${'\\u-1?'.repeat(50_000)}${'{\\*'.repeat(900)}${'}'.repeat(900)}}`
    expect(await count('rtf', controls, AbortSignal.timeout(5000))).not.toMatchObject({ refusal: 'out_of_time' })
  })
})
