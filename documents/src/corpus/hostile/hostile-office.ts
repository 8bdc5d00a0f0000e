import { compoundFile, wordStream, workbookStream } from '../compound-files.ts'
import { docx, officeParts, openDocument, paragraph, wordXml, xlsx } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import type { HostileFile } from './hostile-file.ts'

const external = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.replace('a-1', 'a').repeat(10)}">`).join('')}]>`
const document = (xml: string | Buffer): Buffer => docx(undefined, { 'word/document.xml': xml })
const inDocument = (inside: string): string => wordXml('document', `<w:body>${inside}</w:body>`)
const withDoctype = (doctype: string): string => inDocument(paragraph('&e;')).replace('?>\n', `?>${doctype}`)
const vba = 'application/vnd.ms-office.vbaProject'
const macroDocument = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const vbaProject = compoundFile({ PROJECT: Buffer.from('x') }, ['VBA'])
const xlsm = xlsx('<si><t>a</t></si>', '', { 'xl/vbaProject.bin': vbaProject }, { 'xl/vbaProject.bin': vba })
const text = 'application/vnd.oasis.opendocument.text'
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

export const hostileOffice: readonly HostileFile[] = [
  [
    'a document with a password',
    'a.docx',
    () => compoundFile({ EncryptedPackage: Buffer.alloc(9) }),
    'password_protected',
  ],
  [
    'an old document with a password',
    'a.doc',
    () => compoundFile({ WordDocument: wordStream(true) }),
    'password_protected',
  ],
  [
    'an old workbook with a password',
    'a.xls',
    () => compoundFile({ Workbook: workbookStream(true) }),
    'password_protected',
  ],
  [
    'old slides with a password',
    'a.ppt',
    () => compoundFile({ 'PowerPoint Document': Buffer.alloc(9), EncryptedSummary: Buffer.alloc(9) }),
    'password_protected',
  ],
  [
    'an OpenDocument with a password',
    'a.odt',
    () =>
      openDocument(text, {
        'content.xml': Buffer.from([1, 2, 3]),
        'META-INF/manifest.xml':
          '<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
      }),
    'password_protected',
  ],
  [
    'an old document with macros',
    'a.doc',
    () => compoundFile({ WordDocument: wordStream(false) }, ['Macros', 'VBA']),
    'macros',
  ],
  [
    'an old workbook with macros',
    'a.xls',
    () => compoundFile({ Workbook: workbookStream(false) }, ['_VBA_PROJECT_CUR']),
    'macros',
  ],
  [
    'a document with macros',
    'a.docm',
    () => docx(undefined, { 'word/vbaProject.bin': vbaProject }, { 'word/vbaProject.bin': vba }),
    'macros',
  ],
  [
    'macros under the name of a document',
    'a.docx',
    () => docx(undefined, {}, { 'word/document.xml': macroDocument }),
    'macros',
  ],
  [
    'macros under the name of a picture',
    'a.docx',
    () => docx(undefined, { 'word/media/image1.png': vbaProject }),
    'macros',
  ],
  ['a workbook with macros', 'a.xlsm', () => xlsm, 'macros'],
  ['a workbook with a macro sheet', 'a.xlsx', () => xlsx('', '', { 'xl/macrosheets/sheet1.xml': '<a/>' }), 'macros'],
  [
    'a workbook with macros in a document',
    'a.docx',
    () => docx(undefined, { 'word/embeddings/book.xlsx': xlsm }),
    'macros',
  ],
  ['a document with macros in an archive', 'a.zip', () => zipOf([{ name: 'b.xlsm', body: xlsm }]), 'macros'],
  [
    'a document with macros, stored in an archive',
    'a.zip',
    () => zipOf([{ name: 'b.xlsm', body: xlsm, isStored: true }]),
    'macros',
  ],
  [
    'an OpenDocument with macros',
    'a.odt',
    () => openDocument(text, { 'Basic/Standard/Module1.xml': '<a/>' }),
    'macros',
  ],
  ['an OpenDocument with scripts', 'a.odt', () => openDocument(text, { 'Scripts/python/a.py': 'import os' }), 'macros'],
  ['a document that reads our files', 'a.docx', () => document(withDoctype(external)), 'xml_entities'],
  ['a document with a billion laughs', 'a.docx', () => document(withDoctype(laughs)), 'xml_entities'],
  [
    'a document with a document type',
    'a.docx',
    () => document(withDoctype('<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">')),
    'xml_entities',
  ],
  ['laughs in the styles', 'a.docx', () => docx(undefined, { 'word/styles.xml': `${laughs}<a/>` }), 'xml_entities'],
  [
    'laughs in two-byte characters',
    'a.docx',
    () => docx(undefined, { 'customXml/item1.xml': Buffer.from(`\ufeff${laughs}<a/>`, 'utf16le') }),
    'xml_entities',
  ],
  [
    'laughs in the list of parts',
    'a.docx',
    () => docx(undefined, { '[Content_Types].xml': `${laughs}<Types/>` }),
    'xml_entities',
  ],
  [
    'laughs in the relations',
    'a.docx',
    () => docx(undefined, { '_rels/.rels': `${laughs}<Relationships/>` }),
    'xml_entities',
  ],
  [
    'laughs in a drawing',
    'a.docx',
    () => docx(undefined, { 'word/media/image1.svg': `${laughs}<svg/>` }),
    'xml_entities',
  ],
  [
    'laughs in the texts of a workbook',
    'a.xlsx',
    () => xlsx('', '', { 'xl/sharedStrings.xml': `${laughs}<sst/>` }),
    'xml_entities',
  ],
  ['laughs in an OpenDocument', 'a.odt', () => openDocument(text, { 'content.xml': `${laughs}<a/>` }), 'xml_entities'],
  [
    'laughs in a workbook in a document',
    'a.docx',
    () => docx(undefined, { 'word/embeddings/b.xlsx': xlsx('', '', { 'xl/styles.xml': `${laughs}<a/>` }) }),
    'xml_entities',
  ],
  ['an entity among the elements', 'a.docx', () => document(inDocument('<!ENTITY a "b">')), 'xml_entities'],
  [
    'a document a thousand deep',
    'a.docx',
    () => document(inDocument(`${'<w:p>'.repeat(1000)}${'</w:p>'.repeat(1000)}`)),
    'nested_too_deep',
  ],
  ['a document without its end', 'a.docx', () => document(inDocument('<w:p>').replace('</w:body>', '')), 'broken'],
  ['a document with crossed tags', 'a.docx', () => document(inDocument('<w:p><w:r></w:p></w:r>')), 'broken'],
  ['a document with two roots', 'a.docx', () => document(`${inDocument('')}<a/>`), 'broken'],
  ['a document of no text at all', 'a.docx', () => document('\n'), 'broken'],
  [
    'a document that is not what it says',
    'a.docx',
    () => document(Buffer.from([0xff, 0x3c, 0x61, 0x2f, 0x3e])),
    'broken',
  ],
  [
    'a document in a deceptive encoding',
    'a.docx',
    () => document('<?xml version="1.0" encoding="UTF-7"?><a/>'),
    'broken',
  ],
  ['a tag without an end', 'a.docx', () => document(`<a b="${'x'.repeat(3_000_000)}`), 'broken'],
  [
    'a program under the name of a picture',
    'a.docx',
    () => docx(undefined, { 'word/media/image1.png': program }),
    'executable',
  ],
  [
    'an old office file cut short',
    'a.doc',
    () => compoundFile({ WordDocument: wordStream(false) }).subarray(0, 700),
    'broken',
  ],
  ['an old office file with a cyclic sector chain', 'a.doc', () => cyclicSectors(), 'broken'],
  ['an old office file of absurd sectors', 'a.doc', () => absurdSectors(), 'broken'],
  [
    'a package with a main part that is missing',
    'a.docx',
    () => zipOf(zipEntries(officeParts('word/gone.xml', {}, { 'a.xml': laughs }))),
    'xml_entities',
  ],
]

function cyclicSectors(): Buffer {
  const file = compoundFile({ WordDocument: wordStream(false) })
  file.writeUInt32LE(1, 512 + 4)
  return file
}
function absurdSectors(): Buffer {
  const file = compoundFile({ WordDocument: wordStream(false) })
  file.writeUInt16LE(31, 30)
  return file
}
