import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

it('estimates the time left by usual paces first, and by what was measured then', () => {
  let at = 0
  const saved: unknown[] = []
  const progress = createProgress({ now: () => at, plan: ['read', 'recognize'], save: (change) => saved.push(change) })
  progress.begin('read')
  progress.setLength(100)
  progress.begin('recognize')
  at += 10_000
  progress.update(0.25)
  progress.update(0.26)
  at += 10_000
  progress.update(0.5)
  expect(saved).toEqual([
    { percent: 0, seconds_left: null },
    { percent: 0, seconds_left: 60 },
    { percent: 25, seconds_left: 30 },
    { percent: 50, seconds_left: 20 },
  ])
})

it('adds the usual time of the steps that follow', () => {
  const saved: { seconds_left: number | null }[] = []
  const progress = createProgress({ now: () => 0, plan: ['read', 'recognize'], save: (change) => saved.push(change) })
  progress.setLength(100)
  progress.begin('read')
  expect(saved[0]?.seconds_left).toBe(63)
})
