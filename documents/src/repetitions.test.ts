import { describe, expect, it } from 'vitest'
import { attackFiles } from './corpus/hostile/attack-files.ts'
import { withTimedReader } from './corpus/time-repetitions.ts'

describe('A file made to be slow', { timeout: 120_000 }, () => {
  it('is read in a second: those that once stopped the portal', async () => {
    const slow = await withTimedReader(async (timeOf) => {
      const found: string[] = []
      for (const { name, type, make } of attackFiles) {
        const bytes = make()
        const time = () => timeOf(bytes, name, type).catch(() => Number.POSITIVE_INFINITY)
        if ((await time()) > 1000 && (await time()) > 1000) found.push(name)
      }
      return found
    })
    expect(slow).toEqual([])
  })
})
