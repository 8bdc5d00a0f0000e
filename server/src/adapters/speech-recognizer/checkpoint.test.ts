import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCheckpoint } from './checkpoint.ts'

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'portolan-checkpoint-')), 'windows.jsonl')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

const words = [{ text: 'hello', startMs: 0, endMs: 400 }]

it('finds the windows of an earlier run, and ignores a line that was cut off', () => {
  openCheckpoint(file, 'en').add(0, words)
  appendFileSync(file, '{"window":1,"words":[{"te')
  const next = openCheckpoint(file, 'en')
  expect(next.get(0)).toEqual(words)
  expect(next.get(1)).toBeUndefined()
  next.add(1, [])
  expect(openCheckpoint(file, 'en').get(1)).toEqual([])
})

it('starts again when something else is recognized', () => {
  openCheckpoint(file, 'en').add(0, words)
  expect(openCheckpoint(file, 'es').get(0)).toBeUndefined()
  expect(openCheckpoint(file, 'en').get(0)).toBeUndefined()
})
