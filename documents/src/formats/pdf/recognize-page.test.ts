import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scannedPdf } from '../../corpus/translated/scanned-pdf.ts'
import { scannedTable } from '../../corpus/translated/scanned-table.ts'
import { scannedWords } from '../../corpus/translated/scanned-words.ts'
import { findRecognizer, type InstalledRecognizer, readSegments, writeBlocks } from '../../index.ts'

const installed = await findRecognizer('tesseract')
const isMissing = !installed
const reason = isMissing ? ' (skipped: tesseract is not installed)' : ''

let folder = ''
const path = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-scans-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(pdf: Buffer, recognizer: InstalledRecognizer | undefined, from = 'en') {
  await writeFile(path('scan.pdf'), pdf)
  const options = { to: path('segments'), from, recognizer: recognizer && { ...recognizer, from } }
  const report = await readSegments(path('scan.pdf'), 'pdf', options)
  const lines = (await readFile(path('segments'), 'utf8')).split('\n').filter((line) => line !== '')
  return { report, texts: lines.map((line) => (JSON.parse(line) as { readonly text: string }).text) }
}

describe.skipIf(isMissing)(`A scanned page${reason}`, () => {
  it('is read as a heading and paragraphs, and the report says so and how sure it is', async () => {
    const { report, texts } = await read(scannedPdf([{}]), installed)
    expect(texts).toEqual(scannedWords.paragraphs)
    expect(report).toMatchObject({ warnings: ['scanned_page_recognized'], recognized: { pages: 1 } })
    const { confidence } = (report as { readonly recognized: { readonly confidence: number } }).recognized
    expect(confidence).toBeGreaterThan(80)
    await writeFile(path('answers'), '')
    const recognizer = { ...(installed as InstalledRecognizer), from: 'en' }
    const options = { answers: path('answers'), to: path('blocks'), from: 'en', into: 'es', recognizer }
    expect(await writeBlocks(path('scan.pdf'), options)).toMatchObject({ recognized: { pages: 1 } })
    const kinds = [...(await readFile(path('blocks'), 'utf8')).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['heading', 'paragraph', 'paragraph'])
  })
  it.each([90, 180, 270] as const)('is read where the page is turned by %i degrees', async (rotate) => {
    expect((await read(scannedPdf([{ rotate }]), installed)).texts).toEqual(scannedWords.paragraphs)
  })
  it('MTFILE keeps the cells of its tables apart, and translates each', async () => {
    const { texts } = await read(scannedPdf([{}], scannedTable), installed)
    const cells = scannedTable.cells.flat().filter((cell) => !/\d/.test(cell))
    expect(texts).toEqual([scannedTable.sentence, ...cells])
    await writeFile(path('answers'), '')
    const recognizer = { ...(installed as InstalledRecognizer), from: 'en' }
    const options = { answers: path('answers'), to: path('blocks'), from: 'en', into: 'es', recognizer }
    await writeBlocks(path('scan.pdf'), options)
    const [, table = '{}'] = (await readFile(path('blocks'), 'utf8')).split('\n')
    const { rows } = JSON.parse(table) as { readonly rows: readonly (readonly (readonly { text: string }[])[])[] }
    expect(rows.map((row) => row.map((runs) => runs.map(({ text }) => text).join('')))).toEqual(scannedTable.cells)
  })
  it('stays a picture where it has no words', async () => {
    const { report, texts } = await read(scannedPdf([{ isBlank: true }, {}]), installed)
    expect(texts).toEqual(scannedWords.paragraphs)
    expect(report).toMatchObject({ warnings: ['scanned_page', 'scanned_page_recognized'], recognized: { pages: 1 } })
  })
  it('is read in English where its language is not installed, and the report says so', async () => {
    const english = { ...(installed as InstalledRecognizer), languages: ['eng'] }
    const { report, texts } = await read(scannedPdf([{}]), english, 'de')
    expect(texts).toEqual(scannedWords.paragraphs)
    expect(report).toMatchObject({ warnings: ['scanned_page_recognized', 'recognition_language_missing'] })
  })
  it('is recognized once for several tasks with one document', async () => {
    const keptIn = await mkdtemp(join(folder, 'kept-'))
    const recognizer = { ...(installed as InstalledRecognizer), from: 'en', keptIn }
    await writeFile(path('twice.pdf'), scannedPdf([{}]))
    await readSegments(path('twice.pdf'), 'pdf', { to: path('segments'), from: 'en', recognizer })
    const [name = ''] = await readdir(keptIn)
    await writeFile(join(keptIn, name), (await readFile(join(keptIn, name), 'utf8')).replace('Annual', 'Monthly'))
    await readSegments(path('twice.pdf'), 'pdf', { to: path('segments'), from: 'en', recognizer })
    expect(await readFile(path('segments'), 'utf8')).toContain('Monthly report')
    expect(await readdir(keptIn)).toHaveLength(1)
  })
})

it('stays a picture without a program that reads it', async () => {
  const { report, texts } = await read(scannedPdf([{}]), undefined)
  expect(texts).toEqual([])
  expect(report).toMatchObject({ segments: 0, warnings: ['scanned_page'] })
})
it('stays a picture where the program fails', async () => {
  const { report } = await read(scannedPdf([{}]), { program: '/bin/false', languages: ['eng'] })
  expect(report).toMatchObject({ segments: 0, warnings: ['scanned_page'] })
})
it('finds no program that is not there', async () => {
  expect(await findRecognizer('/no/such/program')).toBeUndefined()
})
