import { type FileType, listTypesByName } from '../file-types.ts'
import { inspectXml } from '../formats/xml/inspect.ts'
import { JsonReader } from '../json/json-reader.ts'
import { RefusalError } from '../refusal.ts'
import { chunksOf, type Source } from '../source.ts'
import { decoded, detectEncoding, detectEncodingOfHead } from '../text/encoding.ts'
import type { DetectedType, Inspection } from './inspection.ts'
import { hasPdfHeader, mediaTypes } from './signatures.ts'

const tailBytes = 64 * 1024
/** Any text could be one of these, so the name decides. */
const shapeless: readonly FileType[] = ['txt', 'md', 'csv', 'tsv']
const looks: readonly (readonly [FileType, RegExp])[] = [
  ['vtt', /^WEBVTT(?:\s|$)/],
  ['srt', /^\s*(?:\d+\s*\r?\n)?\d{1,3}:\d{2}:\d{2}(?:[,.]\d{1,3})? --> /],
  ['po', /^(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*(?:msgctxt|msgid)\s+"/],
  ['html', /^\s*<(?:!doctype\s+html|html|head|body)[\s>]/i],
  ['xml', /^\s*<(?:\?xml|!DOCTYPE|!--|[\p{L}_])/u],
  ['json', /^\s*[[{]/],
]
/** A text that does not look like the format of its name is counted as plain text, with a note. */
const readAsText: readonly FileType[] = ['srt', 'vtt']
const beginsWithComment = /^\s*\/[/*]/
const anyTag = /<[a-z][^<>]*>/i

/** Detects the format of a text by its content, or by its name for formats without recognizable content. */
export async function inspectText(source: Source, head: Buffer, inspection: Inspection): Promise<DetectedType> {
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes)
  if (!isText(head) || !isText(tail, detectEncodingOfHead(head)))
    return { type: 'unknown', mediaType: mediaTypes.unknown }
  if (hasPdfHeader(head) && tail.includes('startxref')) throw new RefusalError('several_formats_in_one', 'text and pdf')
  const text = await beginning(head)
  const named = listTypesByName(inspection.name)
  const type = typeOf(text, named)
  if (type === 'xml' || type === 'xliff') return inspectXml(source, inspection.yieldPoint)
  if (type === 'json') await checkJson(source, inspection)
  if (type === 'html' && /<!ENTITY/i.test(text)) throw new RefusalError('xml_entities', 'a page that defines entities')
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

/** HTML often starts with a comment of the program that saved it. */
function withoutComment(text: string): string {
  const start = text.trimStart()
  const end = start.startsWith('<!--') ? start.indexOf('-->', 4) : -1
  return end < 0 ? start : start.slice(end + 3)
}

async function beginning(head: Buffer): Promise<string> {
  return new TextDecoder(detectEncodingOfHead(head) ?? 'utf-8').decode(head)
}

/** Texts contain no zeros or control characters, except in two-byte encodings. */
function isText(bytes: Buffer, encoding = detectEncodingOfHead(bytes)): boolean {
  if (encoding?.startsWith('utf-16')) return true
  let controls = 0
  for (const byte of bytes) {
    if (byte === 0) return false
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls++
  }
  return controls <= bytes.length / 200
}

async function checkJson(source: Source, { yieldPoint }: Inspection): Promise<void> {
  const { name } = await detectEncoding(source, yieldPoint)
  const reader = new JsonReader({})
  for await (const piece of decoded(chunksOf(source, yieldPoint), name)) reader.write(piece)
  reader.end()
}
