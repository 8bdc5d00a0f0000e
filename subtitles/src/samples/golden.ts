import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Compares bytes with a file of `golden/`. To renew one, delete it, run its test twice and read the difference. */
export function expectGolden(name: string, bytes: Uint8Array): void {
  const file = new URL(`../../golden/${name}`, import.meta.url)
  if (!existsSync(file)) {
    writeFileSync(file, bytes)
    throw new Error(`golden/${name} was missing and is written now. Read it and run the test again.`)
  }
  expect(Buffer.from(bytes).equals(readFileSync(file)), `the same bytes as golden/${name}`).toBe(true)
}
