import type { FileType } from '../file-types.ts'
import { docx, openDocument, paragraph, pptx, slideText, wordXml, xlsx } from './office-files.ts'
import { pdf } from './pdf-files.ts'
import { zipEntries, zipOf } from './zip-writer.ts'

/** Characters and syntax fragments that are special in most formats. */
const basics = ['<', '>', '"', "'", '=', '&', ' ', '\n', 'a', '<a', 'a="', '<!--', ']]>', '&#', '[', '{', '(', '\\']
const marks = [...'](){}`#;:,.|/*_~-!?%\t\r0é世\ufeff']
const pieces = [
  '\r\n',
  '\n#',
  ' \n',
  '<a ',
  '</a',
  '<a>',
  '-->',
  '<![CDATA[',
  '<?',
  ' xmlns:a',
  ' xmlns="',
  '\\"',
  '",',
  '{"a":',
  '![',
  '[a](',
  '](a "',
  '][',
  '<http:',
  'msgid "',
  'msgid ""\n',
  '00:00:01,000 --> ',
  '{\\',
  '# ',
  '> ',
  '```\n',
  "a'",
  '1,',
]

export type Shape = {
  readonly title: string
  readonly name: string
  readonly type: FileType
  readonly make: (text: string) => Buffer
  /** The repeated texts. */
  readonly tokens: readonly string[]
}

const textShapes: readonly (readonly [name: string, type: FileType, ...heads: string[]])[] = [
  ['a', 'txt', ''],
  ['a.txt', 'txt', ''],
  ['a.md', 'md', '', '- [', '<'],
  ['a.html', 'html', '<p>', '<a ', '<!--', '<script>'],
  ['a.csv', 'csv', '', 'a,"'],
  ['a.tsv', 'tsv', ''],
  ['a.json', 'json', '', '["', '['],
  ['a.xml', 'xml', '<a>', '<a ', '<!--', '<!DOCTYPE a ['],
  ['a.xlf', 'xliff', '<xliff><source>', '<xliff ', '<?xml '],
  ['a.po', 'po', '', 'msgid "', '# '],
  ['a.srt', 'srt', '', '1\n00:00:01,000 --> 00:00:02,000\n'],
  ['a.vtt', 'vtt', 'WEBVTT\n\n', 'WEBVTT\n\n00:01.000 --> 00:02.000\n'],
  ['a.rtf', 'rtf', '{\\rtf1 '],
  ['a.svg', 'image', '<svg>'],
]

const plainShapes = textShapes.flatMap(([name, type, ...heads]) =>
  heads.map((head): Shape => {
    const title = `${name} after ${JSON.stringify(head)}`
    return { title, name, type, make: (text) => Buffer.from(head + text), tokens: [...basics, ...marks, ...pieces] }
  }),
)

const office = (title: string, name: string, type: FileType, make: (text: string) => Buffer): Shape => ({
  title,
  name,
  type,
  make,
  tokens: basics,
})

const packed: readonly Shape[] = [
  office('text of a docx', 'a.docx', 'docx', (text) => docx(paragraph(text))),
  office('tag of a docx', 'a.docx', 'docx', (text) => docx(`<w:p ${text}/>`)),
  office('field of a docx', 'a.docx', 'docx', (text) =>
    docx(`<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${text}</w:instrText></w:r></w:p>`),
  ),
  office('simple field of a docx', 'a.docx', 'docx', (text) => docx(`<w:fldSimple w:instr='${text}'/>`)),
  office('header of a docx', 'a.docx', 'docx', (text) =>
    docx(undefined, { 'word/header1.xml': wordXml('hdr', paragraph(text)) }),
  ),
  office('relation of a docx', 'a.docx', 'docx', (text) =>
    docx(undefined, {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship TargetMode="External" Type="${text}" Target='${text}'/></Relationships>`,
    }),
  ),
  office('list of parts of a docx', 'a.docx', 'docx', (text) => docx(undefined, { '[Content_Types].xml': text })),
  office('type in the list of parts', 'a.docx', 'docx', (text) =>
    docx(undefined, {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ContentType="x" ${text}/></Types>`,
    }),
  ),
  office('shared text of a xlsx', 'a.xlsx', 'xlsx', (text) => xlsx(`<si><t>${text}</t></si>`, '<c t="s"><v>0</v></c>')),
  office('formula of a xlsx', 'a.xlsx', 'xlsx', (text) => xlsx('', `<c><f>a|${text}</f></c>`)),
  office('cell of a xlsx', 'a.xlsx', 'xlsx', (text) => xlsx('', `<c t ${text}/>`)),
  office('text of a pptx', 'a.pptx', 'pptx', (text) => pptx([slideText(text)])),
  office('text of an odt', 'a.odt', 'odt', (text) =>
    openDocument('application/vnd.oasis.opendocument.text', { 'content.xml': `<a>${text}</a>` }),
  ),
  office('link of an odt', 'a.odt', 'odt', (text) =>
    openDocument('application/vnd.oasis.opendocument.text', {
      'content.xml': `<a href='${text}' formula="DDE${text}"/>`,
    }),
  ),
  office('json in an archive', 'a.zip', 'zip', (text) =>
    zipOf(zipEntries({ 'b.json': text, 'b.po': text, 'b.html': text })),
  ),
  office('text of a pdf', 'a.pdf', 'pdf', (text) =>
    pdf([''], { content: () => Buffer.from(`BT /F1 12 Tf (${text}) Tj ET`) }),
  ),
  office('instructions of a pdf', 'a.pdf', 'pdf', (text) => pdf([''], { content: () => Buffer.from(text) })),
  office('beginning of a pdf', 'a.pdf', 'pdf', (text) =>
    Buffer.concat([Buffer.from(`%PDF-1.4\n${text}\n`), pdf(['x']), Buffer.from(`${text}%%EOF`)]),
  ),
]

/** For each format, the places where an attacker can put text. */
export const shapes: readonly Shape[] = [...plainShapes, ...packed]
