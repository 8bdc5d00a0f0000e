import { expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'
import { isLabeled, listMonths } from './months.ts'

it('lists the months from the oldest to the newest, with those that have nothing', () => {
  const groups = [
    { name: '2026-02', rows: 4, spend: 10 },
    { name: '2025-11', rows: 1, spend: 0 },
  ]
  expect(listMonths(groups)).toEqual([
    { name: '2025-11', rows: 1, spend: 0 },
    { name: '2025-12', rows: 0, spend: 0 },
    { name: '2026-01', rows: 0, spend: 0 },
    { name: '2026-02', rows: 4, spend: 10 },
  ])
})

it('lists the last 60 months of a long span, and no cost where rows have none', () => {
  const months = listMonths([
    { name: '2026-02', rows: 4, spend: null },
    { name: '1999-11', rows: 1, spend: null },
  ])
  expect(months).toHaveLength(60)
  expect(months[0]).toEqual({ name: '2021-03', rows: 0, spend: null })
})

it('labels each month of a year, and the quarters of a longer span', () => {
  expect(isLabeled('2026-02', 12, 14)).toBe(true)
  expect(['2026-01', '2026-02', '2026-03', '2026-04'].map((month) => isLabeled(month, 40, 14))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

it('marks the axis at round values from 0 to the highest or above', () => {
  expect(axisTicks(84, true)).toEqual([0, 25, 50, 75, 100])
  expect(axisTicks(3, true)).toEqual([0, 1, 2, 3])
  expect(axisTicks(14462, false)).toEqual([0, 5000, 10_000, 15_000])
  expect(axisTicks(2.5, false)).toEqual([0, 1, 2, 3])
  expect(axisTicks(0, true)).toEqual([0, 1])
})
