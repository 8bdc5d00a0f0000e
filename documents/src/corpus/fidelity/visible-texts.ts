import type { FileType } from '../../file-types.ts'
import { replaceXmlReferences } from '../../xml/escape.ts'
import { unzip } from '../translated/translate-bytes.ts'

/** Parts of packages that say how a document looks and hold no text for readers. */
const otherParts =
  /^\[Content_Types\]|(?:^|\/)(?:styles|settings|fontTable|theme\d*|app|manifest|designmap|workbook|presentation|layout\d|style\d|colors\d|presProps)\.xml$|\.rels$|^Resources\//
const masters = /\/(?:slideMaster|slideLayout|notesMaster)\d+\.xml$/
const shownAttributes =
  /\s(?:table:title|descr|tooltip|w:tooltip|prompt|promptTitle|error|errorTitle|alt|placeholder|title|aria-label|CustomAltText|w:displayText|string|display|totalsRowLabel|altText|altTextSummary|grandTotalCaption|rowHeaderCaption|text:description|office:string-value|loext:num-list-format|style:num-prefix|loext:display-text|form:label|text:string-value(?:-if-true|-if-false)?)="([^"]*)"/g
/** Attributes that are shown in some elements only. */
const shownInElements =
  /<(?:w:(?:alias|tblCaption|tblDescription|helpText|statusText|listEntry|default|lvlText)\s(?:w:type="text" )?w:val|text:label text:value|s v|dataField name|table:data-pilot-member table:name)="([^"]*)"/g
const shownProperties = /<(?:dc:title|dc:subject|dc:description|meta:keyword)>([^<]*)</g

/**
 * The texts that a reader of a document can see, found without the code under test: a simple look at the syntax of each
 * format, which is enough for documents that we wrote.
 */
export async function visibleTexts(bytes: Buffer, type: FileType): Promise<string[]> {
  if (bytes.subarray(0, 2).toString() === 'PK') return packageTexts(bytes)
  const text = decode(bytes)
  return (readers[type]?.(text) ?? text.split(/\r?\n/)).map((part) => part.trim()).filter((part) => part !== '')
}

async function packageTexts(bytes: Buffer): Promise<string[]> {
  const texts: string[] = []
  for (const [name, body] of Object.entries(await unzip(bytes))) {
    if (name.endsWith('.xlsx')) texts.push(...(await packageTexts(body)))
    if (name === 'styles.xml') texts.push(...masterTexts(body.toString()))
    if (!name.endsWith('.xml') || otherParts.test(name)) continue
    const xml = withoutPrompts(body.toString(), name).replace(
      /(<c:formatCode>)[^<]*|&amp;"[^"]*"|&amp;K[0-9A-F]{6}/g,
      '$1',
    )
    const isProperties = name === 'meta.xml' || name === 'docProps/core.xml'
    for (const [, text = ''] of xml.matchAll(isProperties ? shownProperties : />([^<]+)</g)) texts.push(text)
    for (const pattern of [shownAttributes, shownInElements])
      for (const [, text = ''] of xml.matchAll(pattern)) texts.push(text)
  }
  return texts.map((text) => replaceXmlReferences(text).trim()).filter((text) => text !== '')
}

/** Layouts of slides without the placeholders that are not on slides. */
const withoutPrompts = (xml: string, name: string): string =>
  masters.test(name)
    ? xml.replace(/<p:sp>.*?<\/p:sp>/gs, (shape) => (/<p:ph(?! type="(?:ftr|hdr)")/.test(shape) ? '' : shape))
    : xml

/** The pages of an OpenDocument file that stand behind others. */
const masterTexts = (xml: string): string[] => {
  const pages = matches(xml, /(<style:master-page .*?<\/style:master-page>)/gs).join('')
  const shown = pages.replace(
    /<draw:frame [^>]*presentation:class="(?:title|outline|notes|page)".*?<\/draw:frame>/gs,
    '',
  )
  return matches(shown.replace(/<text:page-number>[^<]*/g, ''), />([^<]+)</g)
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, '')
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const readers: Readonly<Partial<Record<FileType, (text: string) => string[]>>> = {
  html(page) {
    const shown = page.replace(/<!--[\s\S]*?-->|<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '')
    return [
      ...shown.replace(/<[^>]*>/g, '\n').split('\n'),
      ...matches(shown, shownAttributes),
      ...matches(shown, /<input type="submit" value="([^"]*)"/g),
      ...matches(shown, /name="description" content="([^"]*)"/g),
    ].map((text) => text.replace(/&\w+;/g, ' '))
  },
  md: (text) =>
    text
      .replace(/```[\s\S]*?```|`[^`\n]*`|<http[^>]*>/g, '')
      .replace(/\]\([^) ]*|\]\[\w+\]|^\[\w+\]: \S+|<\/?\w+>/gm, '](')
      .replace(/^title: /m, '')
      .split('\n'),
  csv: (text) => text.split(/[,;"\r\n]+/),
  tsv: (text) => text.split(/[\t\n]/),
  json: (text) => valuesOf(JSON.parse(text)),
  po: (text) =>
    matches(text.replace(/^msgid ""\nmsgstr ""\n(?:".*"\n)*/m, ''), /^msgstr(?:\[\d\])? ((?:".*"\n?)+)/gm).map(
      (quoted) => quoted.replace(/"\n?"?|\\n/g, ''),
    ),
  xliff: (text) =>
    matches(text, /<target[^>]*>([\s\S]*?)<\/target>/g).map((target) => replaceXmlReferences(withoutTags(target))),
  srt: (text) => withoutTags(text.replace(/^.*-->.*$/gm, '')).split(/\r?\n/),
  vtt: (text) =>
    withoutTags(text.replaceAll('&amp;', '&').replace(/^(?:WEBVTT|NOTE.*|intro|.*-->.*)$/gm, '')).split('\n'),
}

const valuesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}
