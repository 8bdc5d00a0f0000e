import { describe, expect, it } from 'vitest'
import { averagePerPage, type PriceRate, pagesOf, priceByRates, sumOf } from './pricing.ts'
import { rateTypeOf } from './rush.ts'

const monday = new Date('2026-11-16T15:30:00Z')
const rate = (languageId: string, pricePerPageCents: number, more: Partial<PriceRate> = {}): PriceRate => ({
  languageId,
  pricePerPageCents,
  minimumFeeCents: 0,
  rushFactor: 1.5,
  pagesPerDay: 8,
  ...more,
})
const price = (rates: PriceRate[], pages: number, rateType: 'STANDARD' | 'RUSH' = 'STANDARD') =>
  priceByRates(rates, { pages, rateType, begin: monday, timeZone: 'UTC' })

describe('a price', () => {
  it('QUOTE-18 is, for each language, the price of a page times its pages', () => {
    const { lines } = price([rate('esm', 32_50), rate('deu', 36_99)], 12)
    expect(lines.map(({ languageId, pages, priceCents }) => [languageId, pages, priceCents])).toEqual([
      ['esm', 12, 390_00],
      ['deu', 12, 443_88],
    ])
    expect([sumOf(lines), pagesOf(lines), averagePerPage(lines)]).toEqual([833_88, 24, 34_75])
  })

  it('is no less than the minimum fee of a language', () => {
    const { lines } = price(
      [rate('esm', 32_00, { minimumFeeCents: 60_00 }), rate('fra', 60_00, { minimumFeeCents: 60_00 })],
      1,
    )
    expect(lines.map(({ priceCents, isMinimumFee }) => [priceCents, isMinimumFee])).toEqual([
      [60_00, true],
      [60_00, false],
    ])
    expect(price([rate('esm', 32_00, { minimumFeeCents: 60_00 })], 0).lines[0]).toMatchObject({ priceCents: 60_00 })
  })

  it('of a rush job multiplies to the cent, as its client reads it', () => {
    const [line] = price([rate('esm', 33_33, { rushFactor: 1.25 })], 7, 'RUSH').lines
    expect(line).toMatchObject({ pricePerPageCents: 41_66, priceCents: 7 * 41_66 })
    expect(price([rate('esm', 33_33)], 7).lines[0]).toMatchObject({ pricePerPageCents: 33_33 })
  })

  it('loses no cent in large numbers', () => {
    for (const [cents, pages, expected] of [
      [10, 0.05, 1],
      [1, 0.49, 0],
      [29, 1.15, 33],
      [999_999, 999_999.99, 999_998_990_000],
    ] as const)
      expect(price([rate('esm', cents)], pages).lines[0]?.priceCents).toBe(expected)
  })
})

describe('the expected delivery', () => {
  it('is as many working days away as the slowest language takes, and half of them where it is urgent', () => {
    const rates = [rate('esm', 1, { pagesPerDay: 20 }), rate('jpn', 1, { pagesPerDay: 8 })]
    expect(price(rates, 33).expectedDelivery.toISOString()).toBe('2026-11-23T15:30:00.000Z')
    expect(price(rates, 33, 'RUSH').expectedDelivery.toISOString()).toBe('2026-11-19T15:30:00.000Z')
    expect(price(rates, 0).expectedDelivery.toISOString()).toBe('2026-11-17T15:30:00.000Z')
  })
})

it('is a rush price where a field of the request says what its client agreed on', () => {
  const urgent = { fieldName: 'Urgent', value: 'true', mapping: null }
  const condition = { fieldName: 'Urgent', value: 'true' }
  expect(rateTypeOf(condition, [urgent])).toBe('RUSH')
  expect(rateTypeOf(condition, [{ ...urgent, value: 'false' }])).toBe('STANDARD')
  expect(rateTypeOf(null, [urgent])).toBe('STANDARD')
})
