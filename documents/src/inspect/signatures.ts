import type { FileType } from '../file-types.ts'

/** Detection by the first bytes. `package`, `compound` and `text` need further inspection. */
export type Signature = {
  readonly kind: 'package' | 'compound' | 'pdf' | 'rtf' | 'image' | 'audio' | 'video' | 'executable'
  readonly mediaType: string
}

const pdfHeaderWithin = 1024

type Test = (head: Buffer) => boolean
const hex =
  (bytes: string, at = 0): Test =>
  (head) =>
    head.subarray(at, at + bytes.length / 2).equals(Buffer.from(bytes, 'hex'))
const ascii = (text: string, at = 0): Test => hex(Buffer.from(text, 'latin1').toString('hex'), at)
const both =
  (...tests: Test[]): Test =>
  (head) =>
    tests.every((test) => test(head))
const hasZeros: Test = (head) => head.includes(0)
const says =
  (text: string): Test =>
  (head) =>
    head.subarray(0, 512).includes(text)

const signatures: readonly (readonly [Test, Signature['kind'], string])[] = [
  [hex('504b0304'), 'package', 'application/zip'],
  [hex('504b0506'), 'package', 'application/zip'],
  [hex('d0cf11e0a1b11ae1'), 'compound', 'application/x-ole-storage'],
  [ascii('{\\rtf'), 'rtf', 'application/rtf'],
  [both(ascii('MZ'), hasZeros), 'executable', 'application/x-msdownload'],
  [hex('7f454c46'), 'executable', 'application/x-elf'],
  [hex('cafebabe'), 'executable', 'application/java-vm'],
  [hex('feedface'), 'executable', 'application/x-mach-binary'],
  [hex('feedfacf'), 'executable', 'application/x-mach-binary'],
  [hex('cffaedfe'), 'executable', 'application/x-mach-binary'],
  [hex('cefaedfe'), 'executable', 'application/x-mach-binary'],
  [both(ascii('dex\n'), hasZeros), 'executable', 'application/x-dex'],
  [hex('0061736d'), 'executable', 'application/wasm'],
  [hex('4c0000000114020000000000c0000000'), 'executable', 'application/x-ms-shortcut'],
  [hex('89504e470d0a1a0a'), 'image', 'image/png'],
  [hex('ffd8ff'), 'image', 'image/jpeg'],
  [ascii('GIF87a'), 'image', 'image/gif'],
  [ascii('GIF89a'), 'image', 'image/gif'],
  [both(ascii('BM'), hex('0000', 6), hasZeros), 'image', 'image/bmp'],
  [hex('49492a00'), 'image', 'image/tiff'],
  [hex('4d4d002a'), 'image', 'image/tiff'],
  [ascii('8BPS'), 'image', 'image/vnd.adobe.photoshop'],
  [hex('00000100'), 'image', 'image/x-icon'],
  [both(ascii('RIFF'), ascii('WEBP', 8)), 'image', 'image/webp'],
  [both(ascii('ftyp', 4), ascii('heic', 8)), 'image', 'image/heic'],
  [both(ascii('ftyp', 4), ascii('heix', 8)), 'image', 'image/heic'],
  [both(ascii('ftyp', 4), ascii('mif1', 8)), 'image', 'image/heif'],
  [both(ascii('ftyp', 4), ascii('avif', 8)), 'image', 'image/avif'],
  [both(ascii('RIFF'), ascii('WAVE', 8)), 'audio', 'audio/wav'],
  [both(ascii('FORM'), ascii('AIF', 8)), 'audio', 'audio/aiff'],
  [both(ascii('ftyp', 4), ascii('M4A', 8)), 'audio', 'audio/mp4'],
  [both(ascii('ftyp', 4), ascii('M4B', 8)), 'audio', 'audio/mp4'],
  [both(ascii('OggS'), says('theora')), 'video', 'video/ogg'],
  [ascii('OggS'), 'audio', 'audio/ogg'],
  [ascii('fLaC'), 'audio', 'audio/flac'],
  [ascii('ID3'), 'audio', 'audio/mpeg'],
  [hex('fffb'), 'audio', 'audio/mpeg'],
  [hex('fff3'), 'audio', 'audio/mpeg'],
  [hex('fff2'), 'audio', 'audio/mpeg'],
  [hex('fff1'), 'audio', 'audio/aac'],
  [hex('fff9'), 'audio', 'audio/aac'],
  [both(ascii('RIFF'), ascii('AVI ', 8)), 'video', 'video/x-msvideo'],
  [both(ascii('ftyp', 4), ascii('qt', 8)), 'video', 'video/quicktime'],
  [ascii('ftyp', 4), 'video', 'video/mp4'],
  [both(hex('1a45dfa3'), says('webm')), 'video', 'video/webm'],
  [hex('1a45dfa3'), 'video', 'video/x-matroska'],
  [hex('3026b2758e66cf11'), 'video', 'video/x-ms-wmv'],
  [both(ascii('FLV'), hasZeros), 'video', 'video/x-flv'],
  [hex('000001ba'), 'video', 'video/mpeg'],
  [hex('000001b3'), 'video', 'video/mpeg'],
]

export function detectSignature(head: Buffer): Signature | undefined {
  const found = signatures.find(([test]) => test(head))
  if (found) return { kind: found[1], mediaType: found[2] }
  return beginsAsPdf(head) ? { kind: 'pdf', mediaType: 'application/pdf' } : undefined
}

/** Printer drivers put their own lines before the header, and some programs a byte order mark. */
const beginsAsPdf = (head: Buffer): boolean =>
  /(?:^(?:\xef\xbb\xbf)?|[\n\r])%PDF-/.test(head.toString('latin1', 0, pdfHeaderWithin))

/** PDF readers accept a header anywhere in the first kilobyte. */
export const hasPdfHeader = (head: Buffer): boolean => head.subarray(0, pdfHeaderWithin).includes('%PDF-')

export const mediaTypes: Readonly<Record<Exclude<FileType, 'image' | 'audio' | 'video'>, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  pdf: 'application/pdf',
  txt: 'text/plain',
  html: 'text/html',
  md: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  xml: 'application/xml',
  xliff: 'application/xliff+xml',
  po: 'text/x-gettext-translation',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  idml: 'application/vnd.adobe.indesign-idml-package',
  rtf: 'application/rtf',
  zip: 'application/zip',
  unknown: 'application/octet-stream',
}
