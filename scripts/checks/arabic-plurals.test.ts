import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.ts'

it('puts what is counted in the genitive after hundreds, which are the plural form "other" in Arabic', () => {
  const files = listFiles('**/{*.ar.ts,ar.ts}')
  expect(files.length).toBeGreaterThan(50)
  const accusative = /^\s*other: .*\{\w+(:number)?\} \S+ًا/m
  expect(files.filter((file) => accusative.test(readFileSync(file, 'utf8')))).toEqual([])
})
