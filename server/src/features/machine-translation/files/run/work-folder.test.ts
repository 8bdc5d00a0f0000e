import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeOldWorkFolders } from './work-folder.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

it('removes folders that a killed process left, and keeps those in use', async () => {
  const workFolder = await mkdtemp(join(tmpdir(), 'portolan-work-'))
  folders.push(workFolder)
  for (const name of ['file-old', 'file-new']) await mkdir(join(workFolder, name))
  const hours = 3_600_000
  await utimes(join(workFolder, 'file-old'), new Date(), new Date(Date.now() - 5 * hours))
  expect(await removeOldWorkFolders({ workFolder, now: () => new Date() })).toBe(1)
  expect(await readdir(workFolder)).toEqual(['file-new'])
  expect(await removeOldWorkFolders({ workFolder: join(workFolder, 'none'), now: () => new Date() })).toBe(0)
})
