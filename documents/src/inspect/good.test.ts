import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodFiles } from '../corpus/good-files.ts'
import { docx } from '../corpus/office-files.ts'
import { inspectFile } from './inspect-file.ts'

describe('A good file passes, and its type is detected from its content', () => {
  for (const [title, name, make, type, agreesWithName = true] of goodFiles)
    it(`${title}: ${type}`, async () => {
      const bytes = make()
      expect(await inspectFile(bytes, { name })).toMatchObject({ type, agreesWithName, size: bytes.length })
    })
})

describe('A file is read', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
    await writeFile(join(folder, 'a.docx'), docx())
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('from a path', async () => {
    expect(await inspectFile(join(folder, 'a.docx'), { name: 'a.docx' })).toMatchObject({ type: 'docx' })
  })
  it('from an open handle, which stays open', async () => {
    const file = await open(join(folder, 'a.docx'))
    expect(await inspectFile(file, { name: 'a.docx' })).toMatchObject({ type: 'docx' })
    expect((await file.stat()).size).toBeGreaterThan(0)
    await file.close()
  })
  it('and a missing file is an error, not a refusal', async () => {
    await expect(inspectFile(join(folder, 'gone.docx'), { name: 'gone.docx' })).rejects.toThrow('ENOENT')
  })
})
