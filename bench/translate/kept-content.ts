import { segmentsOf, unzip } from '../../documents/src/corpus/translated/translate-bytes.ts'
import { XmlSplicer } from '../../documents/src/xml/xml-splicer.ts'

/** Markup and codes that a translation must not change. */
const unchanged = {
  'bold runs': /<w:b\/>/g,
  links: /<w:hyperlink [^>]*>/g,
  'notes and comments': /<w:(?:footnote|comment)Reference [^>]*>/g,
  drawings: /<w:drawing>/g,
  'field codes': /<w:instrText[^>]*>[^<]*/g,
  'cells that charts refer to': /<c:f>[^<]*/g,
} as const

/** What a translated docx has of its source: markup that is still there, and texts that are no longer the source's. */
export async function listKept(source: Buffer, output: Buffer): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  const [sourceParts, parts] = [await unzip(source), await unzip(output)]
  const names = Object.keys(sourceParts)
  const [before, after] = [joinXml(sourceParts), joinXml(parts)]
  for (const [name, mark] of Object.entries(unchanged)) {
    const all = before.match(mark) ?? []
    kept[name] = `${countCommon(all, after.match(mark) ?? [])} of ${all.length}`
  }
  kept.parts = `${names.filter((name) => parts[name]).length} of ${names.length}`
  const xmlParts = Object.entries(parts).filter(([name]) => name.endsWith('.xml'))
  kept['well-formed parts'] =
    `${xmlParts.filter(([, part]) => isWellFormed(part.toString())).length} of ${xmlParts.length}`
  const sources = await textsByPart(source)
  const outputs = await textsByPart(output).catch(() => new Map<string, string[]>())
  for (const [part, texts] of sources) {
    const still = new Set(outputs.get(part) ?? texts)
    kept[`translated in ${part}`] = `${texts.filter((text) => !still.has(text)).length} of ${texts.length}`
  }
  return kept
}

const joinXml = (parts: Record<string, Buffer>): string =>
  Object.keys(parts)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => parts[name]?.toString() ?? '')
    .join('')

function countCommon(wanted: readonly string[], present: readonly string[]): number {
  const left = [...present]
  return wanted.filter((mark) => {
    const at = left.indexOf(mark)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

async function textsByPart(bytes: Buffer): Promise<Map<string, string[]>> {
  const { segments } = await segmentsOf(bytes, 'docx', 'en')
  const parts = Map.groupBy(segments, ({ id }) => id.replace(/#.*/, '').replace(/^.*\//, ''))
  return new Map([...parts].map(([part, all]) => [part, all.map(({ text }) => text)]))
}

function isWellFormed(xml: string): boolean {
  try {
    const splicer = new XmlSplicer({ names: new Set(), visit() {} })
    splicer.write(xml)
    splicer.end()
    return true
  } catch {
    return false
  }
}
