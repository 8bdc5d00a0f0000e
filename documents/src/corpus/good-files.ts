import type { FileType } from '../file-types.ts'
import { compoundFile, wordStream, workbookStream } from './compound-files.ts'
import { docx, officeParts, openDocument, paragraph, pptx, slideText, wordXml, xlsx } from './office-files.ts'
import { pdf } from './pdf-files.ts'
import { zipEntries, zipOf } from './zip-writer.ts'

/** A file with its name, the detected type, and whether name and type agree. */
export type GoodFile = readonly [title: string, name: string, make: () => Buffer, type: FileType, agrees?: false]

const from = (text: string) => (): Buffer => Buffer.from(text)
const bytes = (hex: string) => (): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(300)])
const box = (brand: string) => (): Buffer =>
  Buffer.concat([Buffer.alloc(4, 1), Buffer.from(`ftyp${brand}`), Buffer.alloc(99)])
const riff = (kind: string) => (): Buffer =>
  Buffer.concat([Buffer.from(`RIFF\x01\x01\x01\x01${kind}`), Buffer.alloc(99)])
const ole = (kind: string) => `application/vnd.oasis.opendocument.${kind}`
const book = () => xlsx('<si><t>a</t></si>', '<c t="s"><v>0</v></c>')
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([kind, target], n) =>
        `<Relationship Id="r${n}" Type="${relationType}/${kind}" Target="${target}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`
const fieldOf = (code: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
const binaryType = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main'
const binaryWorkbook = () =>
  zipOf(
    zipEntries(
      officeParts('xl/workbook.bin', { 'xl/workbook.bin': binaryType }, { 'xl/workbook.bin': Buffer.alloc(9) }),
    ),
  )
const dita = '<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">'
const template = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'

export const goodFiles: readonly GoodFile[] = [
  ['a document', 'a.docx', () => docx(), 'docx'],
  ['a document in capitals', 'REPORT.DOCX', () => docx(), 'docx'],
  ['a template', 'a.dotx', () => docx(undefined, {}, { 'word/document.xml': template }), 'docx'],
  [
    'a document with a header',
    'a.docx',
    () => docx(undefined, { 'word/header1.xml': wordXml('hdr', paragraph('Top')) }),
    'docx',
  ],
  [
    'a document with a picture',
    'a.docx',
    () => docx(undefined, { 'word/media/image1.png': bytes('89504e470d0a1a0a')() }),
    'docx',
  ],
  ['a document with a workbook in it', 'a.docx', () => docx(undefined, { 'word/embeddings/b.xlsx': book() }), 'docx'],
  [
    'a document with an old object in it',
    'a.docx',
    () => docx(undefined, { 'word/embeddings/o.bin': compoundFile({ Data: Buffer.alloc(9) }) }),
    'docx',
  ],
  [
    'a document with hyperlinks to pages, shares and files',
    'a.docx',
    () =>
      docx(undefined, {
        'word/_rels/document.xml.rels': relations(
          ['hyperlink', 'https://example.com/'],
          ['hyperlink', 'mailto:me@example.com'],
          ['hyperlink', 'file://server/share/a.docx'],
          ['hyperlink', '\\\\server\\share\\a.docx'],
        ),
      }),
    'docx',
  ],
  [
    'a document with a template and a chart on the drives of its author',
    'a.docx',
    () =>
      docx(undefined, {
        'word/_rels/settings.xml.rels': relations(['attachedTemplate', 'file:///C:/Users/me/Normal.dotm']),
        'word/charts/_rels/chart1.xml.rels': relations(
          ['oleObject', 'file:///D:\\Books\\2024%20plan.xlsx'],
          ['oleObject', '/Users/me/plan.xlsx'],
          ['oleObject', 'Normal.dotm'],
        ),
      }),
    'docx',
  ],
  [
    'a document that writes about DDE, and has fields',
    'a.docx',
    () => docx(`${paragraph('DDEAUTO is old')}${fieldOf(' PAGE ')}${fieldOf(' REF DDE ')}`),
    'docx',
  ],
  [
    'a workbook with a formula and a sheet with a bar in its name',
    'a.xlsx',
    () => xlsx('', `<c><f>"a|b"&amp;'p|q'!A1</f></c>`),
    'xlsx',
  ],
  [
    'a workbook that takes figures from one in the same folder',
    'a.xlsx',
    () =>
      xlsx('', '', {
        'xl/externalLinks/_rels/externalLink1.xml.rels': relations(['externalLinkPath', 'Plan%20B.xlsx']),
      }),
    'xlsx',
  ],
  [
    'an OpenDocument with links, a picture and an object',
    'a.odt',
    () =>
      openDocument(ole('text'), {
        'content.xml':
          '<o:d xmlns:o="o" xmlns:draw="d" xmlns:text="t" xmlns:xlink="x"><text:a xlink:href="https://example.com/">x</text:a><draw:image xlink:href="Pictures/1%20a.png"/><draw:object xlink:href="./Object 1"/></o:d>',
      }),
    'odt',
  ],
  [
    'a document with parts in two-byte characters',
    'a.docx',
    () => docx(undefined, { 'customXml/item1.xml': Buffer.from('\ufeff<a>é</a>', 'utf16le') }),
    'docx',
  ],
  [
    'a document with an old malformed drawing',
    'a.docx',
    () => docx(undefined, { 'word/drawing1.vml': '<xml><div><br></div></xml>' }),
    'docx',
  ],
  ['a document with a line break after it', 'a.docx', () => Buffer.concat([docx(), Buffer.from('\r\n')]), 'docx'],
  ['a document with zeros after it', 'a.docx', () => Buffer.concat([docx(), Buffer.alloc(500)]), 'docx'],
  [
    'a document with a binary workbook without macros in it',
    'a.docx',
    () => docx(undefined, { 'word/embeddings/b.xlsb': binaryWorkbook() }),
    'docx',
  ],
  ['a document under the name of a pdf', 'a.pdf', () => docx(), 'docx', false],
  ['a document without an ending', 'report', () => docx(), 'docx'],
  ['a document that packs very well', 'a.docx', () => docx(paragraph('same again ').repeat(50_000)), 'docx'],
  ['a workbook', 'a.xlsx', book, 'xlsx'],
  ['a workbook under the name of a document', 'a.docx', book, 'xlsx', false],
  ['slides', 'a.pptx', () => pptx([slideText('Hello')]), 'pptx'],
  ['slides with notes', 'a.pptx', () => pptx([slideText('Hello')], [slideText('Say hello')]), 'pptx'],
  ['an OpenDocument text', 'a.odt', () => openDocument(ole('text')), 'odt'],
  ['an OpenDocument template', 'a.ott', () => openDocument(ole('text-template')), 'odt'],
  [
    'an OpenDocument with an empty library',
    'a.odt',
    () => openDocument(ole('text'), { 'Basic/Standard/script-lb.xml': '<a/>' }),
    'odt',
  ],
  [
    'an OpenDocument with an old document type',
    'a.odt',
    () => openDocument(ole('text'), { 'settings.xml': '<!DOCTYPE a PUBLIC "-//x" "a.dtd"><a/>' }),
    'odt',
  ],
  ['an OpenDocument workbook', 'a.ods', () => openDocument(ole('spreadsheet')), 'ods'],
  ['OpenDocument slides', 'a.odp', () => openDocument(ole('presentation')), 'odp'],
  ['an InDesign document', 'a.idml', () => openDocument('application/vnd.adobe.indesign-idml-package'), 'idml'],
  ['an old document', 'a.doc', () => compoundFile({ WordDocument: wordStream(false) }), 'doc'],
  ['an old workbook', 'a.xls', () => compoundFile({ Workbook: workbookStream(false) }), 'xls'],
  ['old slides', 'a.ppt', () => compoundFile({ 'PowerPoint Document': Buffer.alloc(9) }), 'ppt'],
  [
    'an old workbook with an old document in it',
    'a.xls',
    () =>
      compoundFile(
        { WORKBOOK: workbookStream(false), 'MBD0001/WordDocument': wordStream(false), Other: Buffer.alloc(9) },
        ['MBD0001'],
      ),
    'xls',
  ],
  ['an old file of another kind', 'a.msg', () => compoundFile({ Data: Buffer.alloc(9) }), 'unknown'],
  ['a pdf', 'a.pdf', () => pdf(['Hello']), 'pdf'],
  ['a pdf of many pages', 'a.pdf', () => pdf(Array.from({ length: 50 }, (_, n) => `Page ${n}`)), 'pdf'],
  ['a pdf that only forbids printing', 'a.pdf', () => pdf(['Hello'], { password: '' }), 'pdf'],
  ['a pdf from a printer', 'a.pdf', () => pdf(['Hello'], { before: Buffer.from('@PJL JOB\n') }), 'pdf'],
  ['a pdf with a byte order mark', 'a.pdf', () => pdf(['Hello'], { before: Buffer.from('\ufeff') }), 'pdf'],
  ['a pdf under the name of a text', 'a.txt', () => pdf(['Hello']), 'pdf', false],
  ['a text', 'a.txt', from('Hello world'), 'txt'],
  ['a text in Windows-1252', 'a.txt', () => Buffer.from('caf\xe9', 'latin1'), 'txt'],
  ['a text in two-byte characters', 'a.txt', () => Buffer.from('\ufeffHello', 'utf16le'), 'txt'],
  [
    'a text in two-byte characters without a mark',
    'a.txt',
    () => Buffer.from('Hello, two-byte world', 'utf16le'),
    'txt',
  ],
  ['a text in Chinese', 'a.txt', from('你好，世界'), 'txt'],
  ['a text without an ending', 'README', from('Hello'), 'txt'],
  ['a text that mentions pdf', 'a.txt', from('A pdf begins with %PDF-1.4 or so.'), 'txt'],
  ['a text that begins like a program', 'a.txt', from('MZ is how programs begin'), 'txt'],
  ['a text under the name of a document', 'a.docx', from('Hello'), 'txt', false],
  ['a page', 'a.html', from('<!doctype html><html><p>Hello</html>'), 'html'],
  ['a page that begins in the middle', 'a.html', from('<p>Hello<br>world'), 'html'],
  ['a page under the name of a picture', 'a.jpg', from('<html><script>alert(1)</script></html>'), 'html', false],
  [
    'a page in XML',
    'a.xhtml',
    from('<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd"><html/>'),
    'html',
  ],
  ['Markdown', 'a.md', from('# Hello\n\nworld'), 'md'],
  ['a table with commas', 'a.csv', from('a,b\n1,2'), 'csv'],
  ['a table with tabs', 'a.tsv', from('a\tb'), 'tsv'],
  ['JSON', 'a.json', from('{"a": ["b", 1, true, null, -1.5e3]}'), 'json'],
  ['JSON lines', 'a.jsonl', from('{"a": 1}\n{"a": 2}\n'), 'json'],
  ['JSON without an ending', 'a', from('[1, 2]'), 'json'],
  ['XML', 'a.xml', from('<?xml version="1.0"?><a b=">">c<!-- d --><![CDATA[<]]></a><!-- -->'), 'xml'],
  ['DITA with its document type', 'a.dita', from(`${dita}<topic id="a"><title>Hello&nbsp;you</title></topic>`), 'xml'],
  [
    'XML in Windows-1252',
    'a.xml',
    () => Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>\xe9</a>', 'latin1'),
    'xml',
  ],
  ['XLIFF 1.2', 'a.xlf', from('<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>'), 'xliff'],
  ['XLIFF 2', 'a.xliff', from('<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>'), 'xliff'],
  ['XLIFF under the name of XML', 'a.xml', from('<xliff/>'), 'xliff', false],
  ['gettext', 'a.po', from('# x\nmsgid ""\nmsgstr ""\n\nmsgid "Hello"\nmsgstr ""\n'), 'po'],
  ['SubRip', 'a.srt', from('1\n00:00:01,000 --> 00:00:02,000\nHello\n'), 'srt'],
  ['WebVTT', 'a.vtt', from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'), 'vtt'],
  ['rich text', 'a.rtf', from('{\\rtf1 Hello}'), 'rtf'],
  ['a PNG', 'a.png', bytes('89504e470d0a1a0a'), 'image'],
  ['a JPEG', 'a.jpeg', bytes('ffd8ffe0'), 'image'],
  ['a WebP', 'a.webp', riff('WEBP'), 'image'],
  ['a photo from a phone', 'a.heic', box('heic'), 'image'],
  ['a drawing', 'a.svg', from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image'],
  ['an MP3', 'a.mp3', from('ID3\x04\x00 sound'), 'audio'],
  ['a WAV', 'a.wav', riff('WAVE'), 'audio'],
  ['an M4A', 'a.m4a', box('M4A '), 'audio'],
  ['a Windows Media sound, in the container of videos', 'a.wma', bytes('3026b2758e66cf11'), 'video'],
  ['an MP4', 'a.mp4', box('isom'), 'video'],
  ['a QuickTime film', 'a.mov', box('qt  '), 'video'],
  ['a Matroska film', 'a.mkv', bytes('1a45dfa3'), 'video'],
  [
    'an archive of documents',
    'a.zip',
    () =>
      zipOf([
        { name: 'b.docx', body: docx() },
        { name: 'c/d.pdf', body: pdf(['a']), isStored: true },
      ]),
    'zip',
  ],
  [
    'an archive that begins with a stored pdf',
    'a.zip',
    () => zipOf([{ name: 'c.pdf', body: pdf(['a']), isStored: true }]),
    'zip',
  ],
  [
    'an archive of folders',
    'a.zip',
    () =>
      zipOf([
        { name: 'a/', body: '' },
        { name: 'a/b.txt', body: 'b' },
      ]),
    'zip',
  ],
  [
    'an archive with a comment',
    'a.zip',
    () => zipOf(zipEntries({ 'a.txt': 'a' }), { comment: Buffer.from('made by hand') }),
    'zip',
  ],
  ['a zip64 archive', 'a.zip', () => zipOf(zipEntries({ 'a.txt': 'a' }), { zip64: {} }), 'zip'],
  ['an unknown format', 'a.dat', bytes('0102030405'), 'unknown'],
]
