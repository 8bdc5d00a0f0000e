import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordDocument } from '../corpus/translated/translated-word.ts'
import { wordFeatures } from '../corpus/translated/word-features.ts'
import { checkTranslation, readSegments, writeTranslation } from '../index.ts'

let folder = ''
const path = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-pool-'))
  await writeFile(path('source.docx'), wordDocument({ body: wordFeatures.bold }))
})
afterAll(() => rm(folder, { recursive: true }))

const translate = async (answer: (text: string) => string) => {
  const segments = (await readFile(path('segments'), 'utf8')).trimEnd().split('\n')
  const answers = segments.map((line) => JSON.parse(line) as { id: string; text: string })
  await writeFile(path('answers'), answers.map(({ id, text }) => JSON.stringify({ id, text: answer(text) })).join('\n'))
  const options = { answers: path('answers'), to: path('output.docx'), from: 'en', into: 'es-MX' }
  return writeTranslation(path('source.docx'), 'docx', options)
}

describe('Translating a file in the worker pool', () => {
  it('reads segments in document order', async () => {
    const report = await readSegments(path('source.docx'), 'docx', { to: path('segments'), from: 'en' })
    expect(report).toMatchObject({ segments: 13, left: { no_words: 1 }, warnings: [] })
    const [first] = (await readFile(path('segments'), 'utf8')).split('\n')
    expect(first).toBe('{"id":"word/document.xml#0","text":"This sentence has a <g1>bold</g1> word in the middle."}')
  })
  it('writes a translation, and finds no source text when it is read back', async () => {
    expect(await translate((text) => text.replace(/[A-Za-z ]+(?![^<]*>)/g, 'texto '))).toMatchObject({
      translated: 13,
      same: 0,
      failed: [],
    })
    const check = await checkTranslation(path('source.docx'), path('output.docx'), 'docx')
    expect(check).toMatchObject({ stillSource: 0, lost: 0 })
  })
  it('finds out that a document was not translated', async () => {
    expect(await translate((text) => text)).toMatchObject({ translated: 0, same: 13 })
    const check = await checkTranslation(path('source.docx'), path('output.docx'), 'docx')
    expect(check).toEqual({ segments: 13, stillSource: 13, lost: 0 })
  })
  it('finds out that paragraphs are gone', async () => {
    await writeFile(path('shorter.docx'), wordDocument({ body: '' }))
    const check = await checkTranslation(path('source.docx'), path('shorter.docx'), 'docx')
    expect(check).toMatchObject({ lost: 1 })
  })
  it('refuses a format that cannot be translated, and leaves no output', async () => {
    await writeFile(path('image'), 'x')
    const options = { answers: path('answers'), to: path('nothing'), from: 'en', into: 'es' }
    expect(await writeTranslation(path('image'), 'image', options)).toMatchObject({ refusal: 'not_translatable' })
    await expect(stat(path('nothing'))).rejects.toThrow('ENOENT')
  })
  it('ends when it is aborted', async () => {
    const reading = readSegments(path('source.docx'), 'docx', {
      to: path('unused'),
      from: 'en',
      signal: AbortSignal.abort(new Error('no longer wanted')),
    })
    await expect(reading).rejects.toThrow('no longer wanted')
  })
})
