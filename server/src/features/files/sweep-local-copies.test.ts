import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sweepLocalCopies } from './sweep-local-copies.ts'
import { localCopies } from './with-local-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'portolan-copies-'))
beforeAll(() => void vi.stubEnv('TMPDIR', folder))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('removes only copies that a killed process left, after a day', async () => {
  mkdtempSync(join(folder, localCopies().prefix))
  mkdtempSync(join(folder, 'of-somebody-else-'))
  const after = (hours: number) => sweepLocalCopies({ now: () => new Date(Date.now() + hours * 3_600_000) })
  expect(await after(23)).toBe(0)
  expect(await after(25)).toBe(1)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^of-somebody-else-/)])
})
