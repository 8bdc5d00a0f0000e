import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.ts'

it('finds only « » as quotation marks in Spanish texts', () => {
  const files = listFiles('**/{*.es.{ts,md,html},es.ts}')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /[“”„]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
