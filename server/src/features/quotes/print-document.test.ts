import { expect, it } from 'vitest'
import { pricedLine, quoteFacts } from './document/test-facts.ts'
import { writeDocument } from './document/write-document.ts'
import { printDocument } from './print-document.ts'

const facts = {
  ...(await quoteFacts()),
  lines: Array.from({ length: 80 }, (_, index) => pricedLine(`French ${index}`)),
}

it('writes the same document as the main thread, without blocking it', async () => {
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
