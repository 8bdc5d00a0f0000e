import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placedPdf } from '../corpus/translated/placed-pdf.ts'
import { checkTranslation } from './check-translation.ts'
import { readSegments } from './read-segments.ts'
import { writeBlocks } from './write-blocks.ts'
import { writeTranslation } from './write-translation.ts'

it('writes the content of a pdf for a program that sets pages, and checks its docx', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-blocks-'))
  const path = (name: string): string => join(folder, name)
  try {
    const words = (y: number, text: string, size = 12) => ({ x: 50, y, text, size })
    await writeFile(
      path('a.pdf'),
      placedPdf([[words(780, 'Title', 24), words(700, 'Some words.')], []], { imageOnPage: 2 }),
    )
    await readSegments(path('a.pdf'), 'pdf', { to: path('segments'), from: 'en' })
    const answers = (await readFile(path('segments'), 'utf8'))
      .replace('Title', 'Título')
      .replace('Some words', 'Palabras')
    await writeFile(path('answers'), answers)
    const options = { answers: path('answers'), from: 'en', into: 'es' }
    const report = await writeBlocks(path('a.pdf'), { ...options, to: path('blocks') })
    expect(report).toMatchObject({ translated: 2, failed: [], warnings: ['scanned_page'] })
    const blocks = (await readFile(path('blocks'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const plain = { isBold: false, isItalic: false }
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, runs: [{ text: 'Título', ...plain }] },
      { kind: 'paragraph', runs: [{ text: 'Palabras.', ...plain }] },
      { kind: 'image', width: 400, height: 500, png: expect.stringMatching(/^iVBOR/) },
    ])
    await writeTranslation(path('a.pdf'), 'pdf', { ...options, to: path('a.docx') })
    expect(await checkTranslation(path('a.pdf'), path('a.docx'), 'pdf')).toEqual({
      segments: 2,
      stillSource: 0,
      lost: 0,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
