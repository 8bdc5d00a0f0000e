import { type FileType, typesNamed } from '../file-types.ts'
import { JsonReader } from '../json/json-reader.ts'
import { Refused } from '../refusal.ts'
import { chunksOf, type Source } from '../source.ts'
import { decoded, encodingOf, encodingOfHead } from '../text/encoding.ts'
import type { Found, Inspection } from './inspection.ts'
import { hasPdfHeader, mediaTypes } from './signatures.ts'
import { inspectXml } from './xml.ts'

const tailBytes = 64 * 1024
/** Any text may be one of these, so the name decides. */
const shapeless: readonly FileType[] = ['txt', 'md', 'csv', 'tsv']
const looks: readonly (readonly [FileType, RegExp])[] = [
  ['vtt', /^WEBVTT(?:\s|$)/],
  ['srt', /^\s*(?:\d+\s*\r?\n)?\d{1,3}:\d{2}:\d{2}(?:[,.]\d{1,3})? --> /],
  ['po', /^(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*(?:msgctxt|msgid)\s+"/],
  ['html', /^\s*<(?:!doctype\s+html|html|head|body)[\s>]/i],
  ['xml', /^\s*<(?:\?xml|!DOCTYPE|!--|[\p{L}_])/u],
  ['json', /^\s*[[{]/],
]
/** Where a text does not look like the format that its name says, it is counted as plain text, with a note. */
const readAsText: readonly FileType[] = ['srt', 'vtt']
const beginsWithComment = /^\s*\/[/*]/
const anyTag = /<[a-z][^<>]*>/i

/** A text, and which: by what it looks like, unless its name asks for one of the kinds that look like nothing. */
export async function inspectText(source: Source, head: Buffer, inspection: Inspection): Promise<Found> {
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes)
  if (!isText(head) || !isText(tail, encodingOfHead(head))) return { type: 'unknown', mediaType: mediaTypes.unknown }
  if (hasPdfHeader(head) && tail.includes('startxref')) throw new Refused('several_formats_in_one', 'text and pdf')
  const text = await beginning(head)
  const named = typesNamed(inspection.name)
  const type = typeOf(text, named)
  if (type === 'xml' || type === 'xliff') return inspectXml(source, inspection.pace)
  if (type === 'json') await checkJson(source, inspection)
  if (type === 'html' && /<!ENTITY/i.test(text)) throw new Refused('xml_entities', 'a page that defines entities')
  return { type, mediaType: mediaTypes[type] }
}

type TextType = Exclude<FileType, 'image' | 'audio' | 'video'>

function typeOf(text: string, named: readonly FileType[]): TextType {
  const wanted = shapeless.find((type) => named.includes(type))
  if (wanted !== undefined) return wanted as TextType
  if (named.includes('json') && beginsWithComment.test(text)) return 'json'
  if (named.includes('html') && anyTag.test(text)) return 'html'
  const isLike = ([type, look]: (typeof looks)[number]): boolean =>
    look.test(type === 'html' ? withoutComment(text) : text)
  const found = looks.find(isLike)?.[0]
  const isOtherSubtitle = found === 'srt' && !named.includes('srt') && named.includes('vtt')
  if (found !== undefined && !isOtherSubtitle) return found as TextType
  return (readAsText.find((type) => named.includes(type)) ?? 'txt') as TextType
}

/** Pages often begin with a comment of the program that saved them. */
function withoutComment(text: string): string {
  const start = text.trimStart()
  const end = start.startsWith('<!--') ? start.indexOf('-->', 4) : -1
  return end < 0 ? start : start.slice(end + 3)
}

async function beginning(head: Buffer): Promise<string> {
  return new TextDecoder(encodingOfHead(head) ?? 'utf-8').decode(head)
}

/** Zeros and control characters do not occur in texts, but for those of two-byte encodings. */
function isText(bytes: Buffer, encoding = encodingOfHead(bytes)): boolean {
  if (encoding?.startsWith('utf-16')) return true
  let controls = 0
  for (const byte of bytes) {
    if (byte === 0) return false
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls++
  }
  return controls <= bytes.length / 200
}

async function checkJson(source: Source, { pace }: Inspection): Promise<void> {
  const { name } = await encodingOf(source, pace)
  const reader = new JsonReader({})
  for await (const piece of decoded(chunksOf(source, pace), name)) reader.write(piece)
  reader.end()
}
