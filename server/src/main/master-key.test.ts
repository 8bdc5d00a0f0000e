import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deriveKey, readMasterKey } from './master-key.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a key on the first start and keeps it for its owner alone', () => {
  const key = readMasterKey(folder, null)
  expect(key).toHaveLength(32)
  expect(readMasterKey(folder, null)).toEqual(key)
  expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600)
})

it('makes the folder too, where a database elsewhere left it unmade', () => {
  expect(readMasterKey(join(folder, 'a', 'b'), null)).toHaveLength(32)
})

it('takes the key of the environment first', () => {
  const given = Buffer.alloc(32, 7).toString('base64')
  expect(readMasterKey(folder, given)).toEqual(Buffer.alloc(32, 7))
})

it('refuses a key that is none, with a sentence', () => {
  writeFileSync(join(folder, 'master.key'), 'short')
  expect(() => readMasterKey(folder, null)).toThrow('32 bytes in base64')
})

it('derives a key of its own for each use', () => {
  const key = readMasterKey(folder, null)
  expect(deriveKey(key, 'one')).toEqual(deriveKey(key, 'one'))
  expect(deriveKey(key, 'one')).not.toEqual(deriveKey(key, 'two'))
})
