import { describe, expect, it } from 'vitest'
import { flatLine, lineByUnit, type PriceRate, pagesOf, priceByRates, pricePerPageOf, sumOf } from './pricing.ts'
import { rateTypeOf } from './rush.ts'

const monday = new Date('2026-11-16T15:30:00Z')
const rate = (languageId: string, unitPriceCents: number, more: Partial<PriceRate> = {}): PriceRate => ({
  languageId,
  unit: 'PAGE',
  unitPriceCents,
  minimumQuantity: 0,
  minimumChargeCents: 0,
  rushFactor: 1.5,
  pagesPerDay: 8,
  ...more,
})
const price = (rates: PriceRate[], pages: number, rateType: 'STANDARD' | 'RUSH' = 'STANDARD') =>
  priceByRates(rates, { counted: { pages, words: pages * 250 }, rateType, begin: monday, timeZone: 'UTC' })

describe('a price', () => {
  it('QUOTE-18 is, for each language, exactly the price of a page times its pages', () => {
    const { lines } = price([rate('esm', 32_50), rate('deu', 36_99)], 12)
    expect(
      lines.map(({ languageId, quantity, unitPriceCents, priceCents }) => [
        ...[languageId, quantity, unitPriceCents, priceCents],
      ]),
    ).toEqual([
      ['esm', 12, 32_50, 390_00],
      ['deu', 12, 36_99, 443_88],
    ])
  })

  it('DATA-22 is the common price per page times all pages if languages cost the same', () => {
    const { lines } = price([rate('esm', 34_75), rate('deu', 34_75)], 12)
    expect([pricePerPageOf(lines), pagesOf(lines), sumOf(lines)]).toEqual([34_75, 24, 834_00])
    const atMinimum = price([rate('esm', 35_00, { minimumQuantity: 2 })], 1).lines
    expect([pricePerPageOf(atMinimum), pagesOf(atMinimum), sumOf(atMinimum)]).toEqual([35_00, 2, 70_00])
    const flat = [flatLine({ languageId: 'esm', priceCents: 400_00, countedPages: 10, countedWords: 2500 })]
    expect([pricePerPageOf(flat), pagesOf(flat), sumOf(flat)]).toEqual([400_00, 1, 400_00])
  })

  it('DATA-22 shows an average price per page if languages differ; the lines decide', () => {
    const { lines } = price([rate('esm', 32_50), rate('deu', 36_99)], 12)
    expect([sumOf(lines), pagesOf(lines), pricePerPageOf(lines)]).toEqual([833_88, 24, 34_75])
    const minimum = { minimumQuantity: 2 }
    const short = price([rate('esm', 32_00, minimum), rate('vit', 38_50, minimum)], 1).lines
    expect([sumOf(short), pagesOf(short), pricePerPageOf(short)]).toEqual([141_00, 4, 35_25])
  })

  it('QUOTE-18 has a minimum number of pages, billed at the same price per page', () => {
    const minimum = { minimumQuantity: 1.88 }
    const { lines } = price([rate('esm', 32_00, minimum), rate('fra', 60_00, { minimumQuantity: 1 })], 1)
    expect(
      lines.map(({ quantity, countedPages, priceCents, isMinimum }) => [
        ...[quantity, countedPages, priceCents, isMinimum],
      ]),
    ).toEqual([
      [1.88, 1, 60_16, true],
      [1, 1, 60_00, false],
    ])
    expect(price([rate('esm', 32_00, minimum)], 0).lines[0]).toMatchObject({ priceCents: 60_16, isMinimum: true })
    expect(price([rate('esm', 32_00, minimum)], 1, 'RUSH').lines[0]).toMatchObject({
      quantity: 1.88,
      unitPriceCents: 48_00,
      priceCents: 90_24,
    })
  })

  it('has a minimum charge for each language, whatever its pages cost, also for rush jobs', () => {
    const charge = { minimumQuantity: 0.5, minimumChargeCents: 25_00 }
    const { lines } = price([rate('esm', 32_00, charge), rate('fra', 60_00, charge)], 0.5)
    expect(lines).toMatchObject([
      { unit: 'FLAT', quantity: 1, priceCents: 25_00, countedPages: 0.5, isMinimum: true },
      { unit: 'PAGE', quantity: 0.5, priceCents: 30_00, isMinimum: false },
    ])
    expect([sumOf(lines), pagesOf(lines)]).toEqual([55_00, 1.5])
    expect(price([rate('esm', 32_00, charge)], 0.5, 'RUSH').lines[0]).toMatchObject({ priceCents: 25_00 })
    const byHand = { languageId: 'esm', priceCents: 25_00, countedPages: null, countedWords: null }
    expect([flatLine(byHand, charge).isMinimum, flatLine(byHand).isMinimum]).toEqual([true, false])
  })

  it('is by the word too, with parts of a cent, and then counts as one page', () => {
    const counted = { countedPages: 12, countedWords: 2841 }
    const words = { languageId: 'esm', unit: 'WORD', quantity: 2841, unitPriceCents: 12.35, ...counted } as const
    const line = lineByUnit(words, { unit: 'PAGE', minimumQuantity: 2841 })
    expect(line).toMatchObject({ priceCents: 350_86, isMinimum: false })
    expect([sumOf([line]), pagesOf([line]), pricePerPageOf([line])]).toEqual([350_86, 1, 350_86])
  })

  it('follows the unit of the rate: words with their minimum, a flat price, and hours that nobody counted', () => {
    const byWord = { unit: 'WORD', minimumQuantity: 250 } as const
    const rates = [
      rate('esm', 12.5, byWord),
      rate('fra', 80_00, { unit: 'FLAT', minimumQuantity: 9 }),
      rate('deu', 60_00, { unit: 'HOUR', minimumQuantity: 2, minimumChargeCents: 500_00 }),
    ]
    const { lines } = price(rates, 0.5)
    expect(
      lines.map(({ unit, quantity, unitPriceCents, priceCents, isMinimum }) => [
        ...[unit, quantity, unitPriceCents, priceCents, isMinimum],
      ]),
    ).toEqual([
      ['WORD', 250, 12.5, 31_25, true],
      ['FLAT', 1, 80_00, 80_00, false],
      ['HOUR', 2, 60_00, 120_00, false],
    ])
    expect(price([rate('esm', 12.5, byWord)], 4).lines[0]).toMatchObject({ quantity: 1000, isMinimum: false })
    const cheap = rate('esm', 12.5, { unit: 'WORD', minimumChargeCents: 25_00 })
    expect(price([cheap], 0.5).lines[0]).toMatchObject({ unit: 'FLAT', priceCents: 25_00, isMinimum: true })
  })

  it('of a rush job by the word keeps parts of a cent', () => {
    const [line] = price([rate('esm', 12.33, { unit: 'WORD' })], 4, 'RUSH').lines
    expect(line).toMatchObject({ unitPriceCents: 18.5, priceCents: 185_00 })
  })

  it('of a rush job is exact to the cent', () => {
    const [line] = price([rate('esm', 33_33, { rushFactor: 1.25 })], 7, 'RUSH').lines
    expect(line).toMatchObject({ unitPriceCents: 41_66, priceCents: 7 * 41_66 })
    expect(price([rate('esm', 33_33)], 7).lines[0]).toMatchObject({ unitPriceCents: 33_33 })
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
  it('takes the workdays of the slowest language, and half of them for a rush job', () => {
    const rates = [rate('esm', 1, { pagesPerDay: 20 }), rate('jpn', 1, { pagesPerDay: 8 })]
    expect(price(rates, 33).expectedDelivery.toISOString()).toBe('2026-11-23T15:30:00.000Z')
    expect(price(rates, 33, 'RUSH').expectedDelivery.toISOString()).toBe('2026-11-19T15:30:00.000Z')
    expect(price(rates, 0).expectedDelivery.toISOString()).toBe('2026-11-17T15:30:00.000Z')
  })
})

it('is a rush price if a custom field has the value agreed with the client', () => {
  const urgent = { fieldName: 'Urgent', value: 'true', mapping: null }
  const condition = { fieldName: 'Urgent', value: 'true' }
  expect(rateTypeOf(condition, [urgent])).toBe('RUSH')
  expect(rateTypeOf(condition, [{ ...urgent, value: 'false' }])).toBe('STANDARD')
  expect(rateTypeOf(null, [urgent])).toBe('STANDARD')
})
