import { expect, it } from 'vitest'
import { pricedLine, quoteFacts } from './document/test-facts.ts'
import { writeDocument } from './document/write-document.ts'
import { printDocument } from './print-document.ts'

const facts = {
  ...(await quoteFacts()),
  lines: Array.from({ length: 80 }, (_, index) => pricedLine(`French ${index}`)),
}

it('makes the same document as on the main thread, and does not hold the main thread up', async () => {
  await printDocument(facts, AbortSignal.timeout(20_000))
  let longestGap = 0
  let last = performance.now()
  const clock = setInterval(() => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last)
    last = now
  }, 2)
  const began = performance.now()
  const printed = await printDocument(facts, AbortSignal.timeout(20_000))
  const took = performance.now() - began
  clearInterval(clock)
  expect(longestGap).toBeLessThan(took / 2)
  expect(printed.equals(await writeDocument(facts))).toBe(true)
})
