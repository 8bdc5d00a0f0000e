import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postForm } from './testing/post-form.fixture.ts'
import { serveStore } from './testing/served-store.fixture.ts'

let top: string
beforeAll(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'portolan-open-'))
  await mkdir(path.join(top, 'files', 'objects'), { recursive: true })
  for (const folder of [top, path.join(top, 'files'), path.join(top, 'files', 'objects')]) await chmod(folder, 0o755)
})
afterAll(() => rm(top, { recursive: true, force: true }))

it('makes its folders and files private, also existing ones', async () => {
  const { store, close } = await serveStore(path.join(top, 'files'))
  try {
    const { url, fields } = await store.presignPost({ keyPrefix: 'temp/a/', maxBytes: 100, expiresInSeconds: 60 })
    expect((await postForm(url, fields, { fileName: 'a.txt', size: 10 })).status).toBe(204)
    await store.copy('temp/a/a.txt', 'claimed/a/a.txt')
    await store.startMultipart('temp/b/b.txt', { size: 10, partBytes: 10 })
    const entries = await readdir(path.join(top, 'files'), { recursive: true, withFileTypes: true })
    const modes = await Promise.all(
      entries.map(async (entry) => {
        const { mode } = await stat(path.join(entry.parentPath, entry.name))
        return [entry.isDirectory() ? 'folder' : 'file', (mode & 0o777).toString(8)].join(' ')
      }),
    )
    expect(entries.length).toBeGreaterThan(8)
    expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']))
    expect(((await stat(path.join(top, 'files'))).mode & 0o777).toString(8)).toBe('700')
  } finally {
    await close()
  }
})
