import { expect, it } from 'vitest'
import { createCarelessEngine, createDocumentDamage } from '../corpus/translated/damaged-documents.ts'
import { partOf, RefusedFile, translateBytes } from '../corpus/translated/translate-bytes.ts'
import { presentation } from '../corpus/translated/translated-presentation.ts'
import { wordDocument } from '../corpus/translated/translated-word.ts'
import { workbook } from '../corpus/translated/translated-workbook.ts'
import { XmlSplicer } from '../xml/xml-splicer.ts'

const documents = [
  { type: 'docx', bytes: wordDocument() },
  { type: 'xlsx', bytes: workbook() },
  { type: 'pptx', bytes: presentation() },
] as const

it('translates any damaged document or refuses it', { timeout: 60_000 }, async () => {
  const damage = createDocumentDamage(42)
  const rounds = 60
  let refused = 0
  for (let round = 0; round < rounds / documents.length; round++)
    for (const { type, bytes } of documents) {
      try {
        await translateBytes(await damage(bytes), type, (text) => `${text}!`, 'ar')
      } catch (error) {
        if (!(error instanceof RefusedFile)) throw error
        refused++
      }
    }
  expect(refused).toBeGreaterThan(rounds / 10)
  expect(refused).toBeLessThan(rounds)
})

const kept = [
  /<w:footnoteReference /g,
  /<w:del /g,
  /<w:sdt>/g,
  /<w:drawing>/g,
  /<m:oMath>/g,
  /fldCharType="begin"/g,
  /fldCharType="end"/g,
  /<w:instrText/g,
  /<w:bookmarkStart/g,
  /<w:commentReference/g,
  /<w:tab\/>/g,
  /<w:br\/>/g,
  /Wingdings"\s*w:hAnsi/g,
]
const mayBeSplit = [/<w:hyperlink /g, /<w:ins /g]
const count = (xml: string, pattern: RegExp): number => xml.match(pattern)?.length ?? 0

it('loses and doubles nothing, whatever an engine does to tags', { timeout: 60_000 }, async () => {
  const source = await partOf(wordDocument(), 'word/document.xml')
  for (let round = 0; round < 40; round++) {
    const into = ['de', 'ar', 'ja'][round % 3] as string
    const { bytes } = await translateBytes(wordDocument(), 'docx', createCarelessEngine(round), into)
    const xml = await partOf(bytes, 'word/document.xml')
    checkWellFormed(xml)
    for (const pattern of kept) expect(count(xml, pattern), `${pattern} in round ${round}`).toBe(count(source, pattern))
    for (const pattern of mayBeSplit) expect(count(xml, pattern)).toBeGreaterThanOrEqual(count(source, pattern))
  }
})

function checkWellFormed(xml: string): void {
  const splicer = new XmlSplicer({ names: new Set(), visit() {} })
  splicer.write(xml)
  splicer.end()
}
