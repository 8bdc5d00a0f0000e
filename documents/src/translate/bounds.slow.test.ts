import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docx, officeTypes, paragraph, xlsx } from '../corpus/office-files.ts'

/** What a busy machine collects later is allowed for. A reader that keeps a part in memory takes ten times its size. */
const flatMiB = 240
const script = join(import.meta.dirname, '..', 'corpus', 'translated', 'measure-translation.ts')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-bounds-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function measure(type: string, bytes: Buffer) {
  const path = join(folder, type)
  await writeFile(path, bytes)
  const { stdout } = await promisify(execFile)(process.execPath, [script, path, type])
  return JSON.parse(stdout) as { read: object; written: object; grewMiB: number }
}
const numbered = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

describe('However large a document, memory stays flat while it is translated', { timeout: 300_000 }, () => {
  it('a workbook of 50 MB, half of it shared texts', async () => {
    const texts = numbered(
      50_000,
      (index) => `<si><t>${'Some words of a longer cell text '.repeat(15)}${index}.</t></si>`,
    )
    const cells = numbered(500_000, (index) => `<c r="A${index + 1}" t="s"><v>${index % 50_000}</v></c>`)
    const { read, written, grewMiB } = await measure('xlsx', xlsx(texts, cells))
    expect(read).toMatchObject({ segments: 50_000 })
    expect(written).toMatchObject({ translated: 50_000, failed: [] })
    expect(grewMiB).toBeLessThan(flatMiB)
  })
  it('a pivot table with three hundred thousand texts', async () => {
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    const items = numbered(300_000, (index) => `<s v="Some words of a longer cell text ${index}."/>`)
    const cache = `<pivotCacheDefinition ${main}><cacheFields><cacheField name="Text"><sharedItems>${items}</sharedItems></cacheField></cacheFields></pivotCacheDefinition>`
    const name = 'xl/pivotCache/pivotCacheDefinition1.xml'
    const types = { [name]: `${officeTypes}.spreadsheetml.pivotCacheDefinition+xml` }
    const { written, grewMiB } = await measure('xlsx', xlsx('', '', { [name]: cache }, types))
    expect(written).toMatchObject({ translated: 300_000, failed: [] })
    expect(grewMiB).toBeLessThan(flatMiB)
  })
  it('a document of a hundred thousand paragraphs', async () => {
    const body = numbered(100_000, (index) =>
      paragraph(`The paragraph ${index} has ${'many words and '.repeat(20)}an end. This is its second sentence.`),
    )
    const { written, grewMiB } = await measure('docx', docx(body))
    expect(written).toMatchObject({ translated: 200_000, failed: [] })
    expect(grewMiB).toBeLessThan(flatMiB)
  })
})
