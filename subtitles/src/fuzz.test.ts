import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readableFormats, readSubtitles } from './read.ts'

/** The same numbers on every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** Cuts, repeats, overwrites or removes a part. */
function spoil(bytes: Uint8Array, next: () => number): Uint8Array {
  const at = Math.floor(next() * bytes.length)
  const length = Math.floor(next() * 40)
  const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)]
  const parts = [
    [before],
    [before, part, part, part, after],
    [before, part.map(() => Math.floor(next() * 256)), after],
    [before, after],
  ][Math.floor(next() * 4)]
  return Buffer.concat(parts ?? [])
}

it.each(readableFormats)('reads or refuses a spoiled file, and never throws: %s', (format) => {
  const good = readFileSync(new URL(`../golden/sample.${format}`, import.meta.url))
  expect(readSubtitles(format, good)).toMatchObject({ cues: { length: 8 } })
  const numbers = randomNumbers(42)
  const next = (): number => numbers.next().value
  for (let count = 0; count < 400; count++) {
    let bytes: Uint8Array = good
    for (let times = 0; times < 3; times++) bytes = spoil(bytes, next)
    const result = readSubtitles(format, bytes)
    if ('refusal' in result) expect(result.detail).toBeTypeOf('string')
    else for (const { startMs, endMs } of result.cues) expect(Number.isFinite(startMs + endMs)).toBe(true)
  }
})
