import { deflateRawSync } from 'node:zlib'
import { docx, docxWith } from '../office-files.ts'
import { type ZipEntry, zipEntries, zipOf } from '../zip-writer.ts'
import type { HostileFile } from './hostile-file.ts'

const MiB = 1024 * 1024
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes)
const text = (name: string): ZipEntry => ({ name, body: `text of ${name}` })
const named = (name: string): Buffer => zipOf([text('a.txt'), { ...text('b.txt'), name, localName: name }])
const zip64Size = (bytes: bigint): Buffer => {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(bytes, 4)
  return extra
}
const nested = (depth: number): Buffer =>
  depth === 0 ? zipOf([text('a.txt')]) : zipOf([{ name: `${depth}.zip`, body: nested(depth - 1) }])
const second = (change: Partial<ZipEntry>) => (): Buffer => zipOf([text('a.txt'), { ...text('b.txt'), ...change }])
const replaceEntry = (name: string, change: Partial<ZipEntry>) => () =>
  docxWith((entries) => entries.map((entry) => (entry.name === name ? { ...entry, ...change } : entry)))

export const hostileArchives: readonly HostileFile[] = [
  ['a bomb of 34 MB of zeros', 'a.zip', () => zipOf([{ name: 'a.txt', body: zeros(34 * MiB) }]), 'archive_bomb'],
  [
    'a bomb in forty small pieces',
    'a.zip',
    () => zipOf(Array.from({ length: 40 }, (_, n) => ({ name: `${n}.txt`, body: zeros(MiB) }))),
    'archive_bomb',
  ],
  ['a bomb that claims to have ten bytes', 'a.zip', second({ body: zeros(8 * MiB), statedBytes: 10 }), 'archive_bomb'],
  ['a small entry that holds more than it says', 'a.zip', second({ statedBytes: 3 }), 'archive_bomb'],
  ['an entry that holds less than it says', 'a.zip', second({ statedBytes: 300 }), 'broken'],
  [
    'a bomb in a document',
    'a.docx',
    () => docx(undefined, { 'word/media/image1.png': zeros(34 * MiB) }),
    'archive_bomb',
  ],
  [
    'a bomb in an archive in an archive',
    'a.zip',
    () => zipOf([{ name: 'b.zip', body: zipOf([{ name: 'a.txt', body: zeros(34 * MiB) }]) }]),
    'archive_bomb',
  ],
  ['an archive four deep', 'a.zip', () => nested(4), 'nested_too_deep'],
  [
    'twenty thousand and one entries',
    'a.zip',
    () => zipOf(Array.from({ length: 20_001 }, (_, n) => ({ name: `${n}`, body: '', isStored: true }))),
    'archive_bomb',
  ],
  [
    'a claim of five million entries',
    'a.zip',
    () => zipOf([text('a.txt')], { zip64: { count: 5_000_000n } }),
    'archive_bomb',
  ],
  ['more entries than it has', 'a.zip', () => zipOf([text('a.txt')], { count: 7 }), 'broken'],
  ['fewer entries than it has', 'a.zip', () => zipOf([text('a.txt'), text('b.txt')], { count: 1 }), 'broken'],
  [
    'a zip64 record that is not there',
    'a.zip',
    () => zipOf([text('a.txt')], { zip64: {}, omitZip64Locator: true }),
    'broken',
  ],
  [
    'a zip64 size of an exabyte',
    'a.zip',
    second({ statedBytes: 0xffffffff, extra: zip64Size(1n << 60n) }),
    'archive_bomb',
  ],
  [
    'a zip64 size that is cut short',
    'a.zip',
    second({ statedBytes: 0xffffffff, extra: Buffer.from('01000000', 'hex') }),
    'broken',
  ],
  ['two entries over the same bytes', 'a.zip', second({ pointsAt: 0 }), 'archive_bomb'],
  ['a directory outside of the file', 'a.zip', () => zipOf([text('a.txt')], { directoryAt: 0x7fffffff }), 'broken'],
  ['an archive in several volumes', 'a.zip', () => zipOf([text('a.txt')], { disk: 1 }), 'broken'],
  ['two descriptions of one entry', 'a.zip', second({ localName: 'c.txt' }), 'broken'],
  ['two methods for one entry', 'a.zip', second({ localMethod: 0 }), 'broken'],
  ['two entries of one name', 'a.zip', second({ name: 'a.txt' }), 'broken'],
  ['an unknown compression method', 'a.zip', second({ method: 14 }), 'broken'],
  ['a wrong checksum', 'a.zip', second({ checksum: 1 }), 'broken'],
  ['an entry with a password', 'a.zip', second({ flags: 1 }), 'password_protected'],
  ['an entry with strong encryption', 'a.zip', second({ method: 99 }), 'password_protected'],
  [
    'a document with a password on a part',
    'a.docx',
    replaceEntry('word/document.xml', { flags: 1 }),
    'password_protected',
  ],
  ['a name that leaves the folder', 'a.zip', () => named('../../etc/passwd'), 'archive_unsafe_names'],
  ['a name that leaves the folder half way', 'a.zip', () => named('a/../../b.txt'), 'archive_unsafe_names'],
  ['a name that leaves the folder with backslashes', 'a.zip', () => named('..\\..\\b.txt'), 'archive_unsafe_names'],
  ['a name from the root', 'a.zip', () => named('/etc/passwd'), 'archive_unsafe_names'],
  ['a name on a drive', 'a.zip', () => named('C:\\Windows\\b.txt'), 'archive_unsafe_names'],
  ['a name with a zero in it', 'a.zip', () => named('b.txt\0.exe'), 'archive_unsafe_names'],
  ['an endless name', 'a.zip', () => named('b'.repeat(5000)), 'archive_unsafe_names'],
  ['no name', 'a.zip', () => named(''), 'archive_unsafe_names'],
  ['a symbolic link', 'a.zip', second({ unixMode: 0o120777 }), 'archive_unsafe_names'],
  ['a hidden megabyte between entries', 'a.zip', second({ before: zeros(MiB) }), 'several_formats_in_one'],
  [
    'a hidden first entry',
    'a.zip',
    () => zipOf([{ ...text('a.txt'), isUnlisted: true }, text('b.txt')]),
    'several_formats_in_one',
  ],
  [
    'a pdf in the margin of an archive',
    'a.zip',
    () => zipOf([{ ...text('a.txt'), localExtra: Buffer.from('00000900%PDF-1.4\n', 'latin1') }]),
    'several_formats_in_one',
  ],
  ['an archive without entries', 'a.zip', () => zipOf([]), 'empty'],
  [
    'an archive cut in half',
    'a.zip',
    () => half(zipOf([{ name: 'a.txt', body: deflateRawSync(zeros(9999)) }])),
    'broken',
  ],
  ['a document cut in half', 'a.docx', () => half(docx()), 'broken'],
  ['a document with two parts of one name', 'a.docx', () => docx(undefined, { 'WORD/Document.xml': '<a/>' }), 'broken'],
  ['a document with a flipped bit', 'a.docx', () => flip(docx()), 'broken'],
  ['a program in an archive', 'a.zip', () => zipOf([{ name: 'a.txt', body: program }]), 'executable'],
  [
    'a program in an archive in an archive',
    'a.zip',
    () => zipOf([{ name: 'b', body: zipOf([{ name: 'a', body: program }]) }]),
    'executable',
  ],
  [
    'a Java program',
    'a.zip',
    () => zipOf(zipEntries({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': 'cafe' })),
    'executable',
  ],
  ['an Android program', 'a.zip', () => zipOf(zipEntries({ 'classes.dex': 'dex' })), 'executable'],
]

const program = Buffer.concat([Buffer.from('MZ'), zeros(200)])
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)
function flip(bytes: Buffer): Buffer {
  const at = bytes.indexOf('word/document.xml') + 40
  bytes[at] = (bytes[at] ?? 0) ^ 0x10
  return bytes
}
