import { pdf } from '../pdf-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import type { HostileFile } from './hostile-file.ts'

const bytes = (hex: string, length = 200): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length)])
const from = (text: string) => (): Buffer => Buffer.from(text)
const join = (...pieces: (Buffer | string)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)))
const archive = zipOf(zipEntries({ 'a.txt': 'hidden' }))
const entity = '<!DOCTYPE a [<!ENTITY e SYSTEM "http://169.254.169.254/">]>'
const jpeg = bytes('ffd8ffe000104a464946')
const gif = join('GIF89a', Buffer.alloc(50))
const png = bytes('89504e470d0a1a0a')

export const hostileOthers: readonly HostileFile[] = [
  ['nothing', 'a.txt', from(''), 'empty'],
  ['XML that reads an internal address', 'a.xml', from(`${entity}<a>&e;</a>`), 'xml_entities'],
  [
    'XML with parameter entities',
    'a.xml',
    from('<!DOCTYPE a [<!ENTITY % e SYSTEM "http://127.0.0.1/e.dtd"> %e;]><a/>'),
    'xml_entities',
  ],
  [
    'XML with a comment before its entities',
    'a.xml',
    from(`<!DOCTYPE a [<!-- ]> ' --><!ENTITY e "x">]><a>&e;</a>`),
    'xml_entities',
  ],
  [
    'XML with entities in two-byte characters',
    'a.xml',
    () => Buffer.from(`\ufeff${entity}<a/>`, 'utf16le'),
    'xml_entities',
  ],
  [
    'XML with entities in two-byte characters, big-endian',
    'a.xml',
    () => Buffer.from(`\ufeff${entity}<a/>`, 'utf16le').swap16(),
    'xml_entities',
  ],
  ['XLIFF with entities', 'a.xlf', from(`${entity}<xliff version="1.2"/>`), 'xml_entities'],
  ['a drawing with entities', 'a.svg', from(`${entity}<svg/>`), 'xml_entities'],
  ['a page with entities', 'a.html', from(`<!DOCTYPE html [<!ENTITY e "x">]><html>&e;</html>`), 'xml_entities'],
  ['XML without an end', 'a.xml', from('<a><b>'), 'broken'],
  ['XML a hundred thousand deep', 'a.xml', () => Buffer.from('<a>'.repeat(100_000)), 'nested_too_deep'],
  ['XML in an unknown encoding', 'a.xml', from('<?xml version="1.0" encoding="x-secret"?><a/>'), 'broken'],
  ['JSON cut short', 'a.json', from('{"a": ["b"'), 'broken'],
  ['JSON out of order', 'a.json', from('{"a" "b"}'), 'broken'],
  ['JSON a hundred thousand deep', 'a.json', () => Buffer.from('['.repeat(100_000)), 'nested_too_deep'],
  ['a pdf with a password', 'a.pdf', () => pdf(['secret'], { password: 'open sesame' }), 'password_protected'],
  ['a pdf cut in half', 'a.pdf', () => pdf(['a long text '.repeat(50)]).subarray(0, 500), 'broken'],
  ['a pdf of nothing', 'a.pdf', from('%PDF-1.7\n%%EOF'), 'broken'],
  ['a pdf that is an archive too', 'a.pdf', () => join(pdf(['a']), archive), 'several_formats_in_one'],
  [
    'a pdf that begins as a page',
    'a.pdf',
    () => pdf(['a'], { before: Buffer.from('<html><script>1</script>\n') }),
    'several_formats_in_one',
  ],
  ['a pdf that begins as a picture', 'a.pdf', () => pdf(['a'], { before: gif }), 'several_formats_in_one'],
  ['a pdf that begins as a program', 'a.pdf', () => pdf(['a'], { before: bytes('4d5a') }), 'executable'],
  ['a picture that is an archive too', 'a.gif', () => join(gif, archive), 'several_formats_in_one'],
  [
    'a picture that is a page too',
    'a.jpg',
    () => join(jpeg, '<html><script>alert(1)</script>'),
    'several_formats_in_one',
  ],
  [
    'a picture with a program for the server',
    'a.png',
    () => join(png, Buffer.alloc(100_000), '<?php system("id") ?>'),
    'several_formats_in_one',
  ],
  ['a video that is an archive too', 'a.mp4', () => join(bytes('0000001866747970'), archive), 'several_formats_in_one'],
  ['a text that is an archive too', 'a.txt', () => join('hello', archive), 'several_formats_in_one'],
  ['a Windows program', 'a.docx', () => bytes('4d5a9000'), 'executable'],
  ['a Linux program', 'a.pdf', () => bytes('7f454c46'), 'executable'],
  ['a Mac program', 'a.txt', () => bytes('cffaedfe'), 'executable'],
  ['a Java class', 'a.png', () => bytes('cafebabe'), 'executable'],
  ['a program for browsers', 'a.zip', () => bytes('0061736d'), 'executable'],
  ['a Windows shortcut', 'a.pdf', () => bytes('4c0000000114020000000000c0000000'), 'executable'],
]
