import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from './list-files.ts'

/** docs/decisions/2026-11-18-spanish-of-latin-america.md and the glossary say what to write instead. */
const avoided =
  /presupuest|\bcostes?\b|\bañad[aei]|\bintrodu[czj]|\bpuls[ae]|\bficheros?\b|\bordenador|\bIntro\b|\bsuplant|expertos? humano/i

it('finds no Spanish words that Latin America reads otherwise', () => {
  const lines = listFiles('**/{*.es.{ts,md,html},es.ts}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => `${file}:${index + 1} ${line.trim()}`),
  )
  expect(lines.filter((line) => avoided.test(line))).toEqual([])
})
