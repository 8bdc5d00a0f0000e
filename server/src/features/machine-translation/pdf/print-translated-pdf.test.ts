import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BlockLine } from '@portolan/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePng } from '../../../../../documents/src/formats/pdf/encode-png.ts'
import { plainText, readPdf } from '../../../platform/pdf/test-read-pdf.ts'
import { printTranslatedPdf } from './print-translated-pdf.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-print-'))
})
afterAll(() => rm(folder, { recursive: true }))

const runs = (text: string, isBold = false, isItalic = false) => [{ text, isBold, isItalic }]
const paragraph = (text: string): BlockLine => ({ kind: 'paragraph', runs: runs(text) })
const item = (marker: string, text: string): BlockLine => ({ kind: 'item', marker, runs: runs(text) })
const image = (width: number, height: number, channels: 3 | 4 = 3): BlockLine => {
  const pixels = new Uint8Array(4 * 4 * channels).fill(90)
  const png = encodePng({ x: 0, top: 0, width, height, columns: 4, rows: 4, channels, pixels }).toString('base64')
  return { kind: 'image', width, height, png }
}

async function print(blocks: readonly BlockLine[], language: string, signal = AbortSignal.timeout(60_000)) {
  const [blocksPath, to] = [join(folder, 'blocks'), join(folder, 'out.pdf')]
  await writeFile(blocksPath, blocks.map((block) => `${JSON.stringify(block)}\n`).join(''))
  const createdAt = new Date('2026-11-16T10:00:00Z')
  const printed = await printTranslatedPdf({ blocksPath, to, language, title: 'Informe', createdAt, signal })
  return { printed, to }
}
const readBack = async (blocks: readonly BlockLine[], language: string) => {
  const { printed, to } = await print(blocks, language)
  return { printed, ...(await readPdf(await readFile(to))) }
}

const spanish: readonly BlockLine[] = [
  { kind: 'heading', level: 1, runs: runs('Informe anual') },
  {
    kind: 'paragraph',
    runs: [
      ...runs('Una palabra '),
      ...runs('negrita', true),
      ...runs(' y otra '),
      ...runs('cursiva', false, true),
      ...runs('.'),
    ],
  },
  item('\uf0b7', 'Primer elemento'),
  item('2.', 'Segundo elemento'),
  {
    kind: 'table',
    rows: [
      [runs('Nombre', true), runs('Precio', true)],
      [runs('Rosa'), runs('doce')],
    ],
  },
  image(200, 100),
  paragraph('Después de la imagen.'),
]

describe('The PDF of a translated document', () => {
  it('has headings, paragraphs, lists, tables and images as tags in reading order, with title and language', async () => {
    const { printed, pages, title, language } = await readBack(spanish, 'es-MX')
    expect(printed).toEqual({ pages: 1, imagesLeftOut: 0, hasMissingCharacters: false })
    expect([title, language]).toEqual(['Informe', 'es-MX'])
    const [page] = pages
    expect(page?.text).toBe(
      plainText(
        'Informe anual Una palabra negrita y otra cursiva. • Primer elemento 2. Segundo elemento Nombre Precio Rosa doce Después de la imagen. 1',
      ),
    )
    const roles = [...(page?.tree ?? '').matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)
    expect(roles.join(' ')).toBe('Document H1 P L LI LBody LI LBody Table TR TH TH TR TD TD Figure P Root')
  })
  it('is written from right to left in Arabic: text, list markers and columns', async () => {
    const { pages, language } = await readBack(
      [
        { kind: 'heading', level: 2, runs: runs('تقرير سنوي') },
        item('•', 'العنصر الأول'),
        {
          kind: 'table',
          rows: [
            [runs('الاسم'), runs('السعر')],
            [runs('وردة'), runs('عشرة')],
          ],
        },
      ],
      'ar',
    )
    expect(language).toBe('ar')
    const items = pages[0]?.items ?? []
    const find = (text: string) => items.find((each) => plainText(each.text).includes(plainText(text)))
    expect(find('سنوي')?.right ?? 0).toBeGreaterThan(500)
    expect(find('•')?.left ?? 0).toBeGreaterThan(find('العنصر')?.right ?? Number.POSITIVE_INFINITY)
    expect(find('الاسم')?.left ?? 0).toBeGreaterThan(find('السعر')?.right ?? Number.POSITIVE_INFINITY)
  })
  it('continues paragraphs and long rows over pages, with a number on each page', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `palabra${index}`)
    const { pages, text } = await readBack(
      [
        paragraph(words.join(' ')),
        {
          kind: 'table',
          rows: [
            [runs('corto'), runs(words.join(' '))],
            [runs('fin'), runs('x')],
          ],
        },
      ],
      'es',
    )
    for (const word of words) expect(text.split(word).length).toBeGreaterThan(2)
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach(({ items }, index) => {
      const body = items.filter((each) => each.text.includes('palabra'))
      expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThan(60)
      expect(items.at(-1)?.text).toBe(String(index + 1))
    })
  })
  it('keeps a heading with the text below it', async () => {
    const lines = Array.from({ length: 31 }, (_, index) => paragraph(`Línea ${index}`))
    for (let count = 24; count <= lines.length; count++) {
      const heading: BlockLine = { kind: 'heading', level: 3, runs: runs('Título') }
      const { pages } = await readBack([...lines.slice(0, count), heading, paragraph('Texto del título.')], 'es')
      const pageOf = (text: string) => pages.findIndex((page) => page.text.includes(plainText(text)))
      expect(pageOf('Título'), `after ${count} lines`).toBe(pageOf('Texto del título.'))
    }
  }, 60_000)
  it('scales images to the page, prints transparent ones, and leaves out what is no image', async () => {
    const broken: BlockLine = { kind: 'image', width: 10, height: 10, png: Buffer.from('no').toString('base64') }
    const { printed } = await readBack([image(5000, 100), image(100, 5000), image(50, 50, 4), broken], 'es')
    expect(printed).toMatchObject({ imagesLeftOut: 1, pages: 3 })
  })
  it('says that a character has no font', async () => {
    expect((await readBack([paragraph('𐤀')], 'es')).printed).toMatchObject({ hasMissingCharacters: true })
  })
  it('leaves no file when it is no longer wanted', async () => {
    await expect(print([paragraph('Texto')], 'es', AbortSignal.abort(new Error('no longer wanted')))).rejects.toThrow(
      'no longer wanted',
    )
    await expect(stat(join(folder, 'out.pdf'))).rejects.toThrow('ENOENT')
  })
})
