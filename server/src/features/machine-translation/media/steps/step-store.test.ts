import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStepStore } from './step-store.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portolan-steps-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('runs a step once for the same input, and again for another', async () => {
  const steps = await openStepStore(root)
  let runs = 0
  const count = async ({ folder }: { folder: string }) => writeFile(join(folder, 'result'), String(++runs))
  const first = await steps.run('probe', { file: 'a' }, count)
  const again = await (await openStepStore(root)).run('probe', { file: 'a' }, count)
  const other = await steps.run('probe', { file: 'b' }, count)
  expect([first.isNew, again.isNew, other.isNew, runs]).toEqual([true, false, true, 2])
  expect(await readFile(join(again.folder, 'result'), 'utf8')).toBe('1')
})

it('keeps the scratch folder of a step that failed, and removes what it left unfinished', async () => {
  const steps = await openStepStore(root)
  const fail = steps.run('recognize', 1, async ({ folder, scratch }) => {
    await writeFile(join(folder, 'half'), 'x')
    await writeFile(join(scratch, 'windows'), 'first')
    throw new Error('killed')
  })
  await expect(fail).rejects.toThrow('killed')
  await mkdir(join(root, 'tmp-mix-1'))
  const found: string[] = []
  const next = await openStepStore(root)
  const { folder } = await next.run('recognize', 1, async ({ folder: output, scratch }) => {
    found.push(await readFile(join(scratch, 'windows'), 'utf8'))
    await writeFile(join(output, 'words'), 'all')
  })
  expect(found).toEqual(['first'])
  expect(await readdir(folder)).toEqual(['words'])
  expect((await readdir(root)).filter((name) => !name.startsWith('recognize-'))).toEqual([])
})
