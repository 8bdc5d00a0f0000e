import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docx, paragraph, xlsx } from './corpus/office-files.ts'
import { pdf } from './corpus/pdf-files.ts'
import { createRandom } from './corpus/random.ts'
import { zipOf } from './corpus/zip-writer.ts'

const MiB = 1024 * 1024
/** The promise is 64 MB; what a busy machine collects later is allowed for. */
const flatMiB = 128
const script = join(import.meta.dirname, 'corpus', 'measure.ts')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-bounds-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function measure(name: string, bytes: Buffer, type?: string) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [script, path, ...(type ? [type] : [])])
  return JSON.parse(stdout) as { answer: Record<string, unknown>; grewMiB: number; tookMs: number }
}

const random = createRandom(3)
const sentence = (): string => Array.from({ length: 12 }, () => random(1e6).toString(36)).join(' ')
const sentences = (make: (text: string) => string): string =>
  Array.from({ length: 10_000 }, () => make(sentence())).join('')

describe('However large a file, memory stays flat and time bounded', { timeout: 120_000 }, () => {
  it('a document of 50 MB of XML', async () => {
    const bytes = docx(sentences(paragraph).repeat(40))
    const seen = await measure('a.docx', bytes)
    expect(seen).toMatchObject({ answer: { type: 'docx' } })
    expect(seen.grewMiB).toBeLessThan(flatMiB)
    const counted = await measure('a.docx', bytes, 'docx')
    expect(counted.answer).toMatchObject({ words: 40 * 10_000 * 12 })
    expect(counted.grewMiB).toBeLessThan(flatMiB)
  })
  it('a workbook of four hundred thousand texts', async () => {
    const cells = Array.from({ length: 400_000 }, (_, index) => `<c t="s"><v>${index}</v></c>`).join('')
    const bytes = xlsx(sentences((text) => `<si><t>${text}</t></si>`).repeat(40), cells)
    const counted = await measure('a.xlsx', bytes, 'xlsx')
    expect(counted.answer).toMatchObject({ words: 400_000 * 12 })
    expect(counted.grewMiB).toBeLessThan(flatMiB)
  })
  it('an archive of large files', async () => {
    const text = sentences((line) => `${line}\n`).repeat(80)
    const seen = await measure(
      'a.zip',
      zipOf([
        { name: 'a.txt', body: text },
        { name: 'b.docx', body: docx(sentences(paragraph)) },
      ]),
    )
    expect(seen).toMatchObject({ answer: { type: 'zip' } })
    expect(seen.grewMiB).toBeLessThan(flatMiB)
  })
  it('one line of 100 MB', async () => {
    const counted = await measure('a.txt', Buffer.alloc(100 * MiB, 'word '), 'txt')
    expect(counted.answer).toMatchObject({ words: 20 * MiB })
    expect(counted.grewMiB).toBeLessThan(flatMiB)
  })
  it('a pdf that unpacks to 800 MB is stopped in time', async () => {
    const counted = await measure('a.pdf', pdf(['x'], { content: () => Buffer.alloc(800 * MiB, ' ') }), 'pdf')
    expect(counted.answer).toMatchObject({ refusal: 'too_large_to_read' })
    expect(counted.grewMiB).toBeLessThan(512)
    expect(counted.tookMs).toBeLessThan(30_000)
  })
})
