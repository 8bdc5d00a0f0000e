import { Country, defaultCountryId, Province } from '@portolan/contract/reference/reference'
import { needsProvince } from '@portolan/contract/reference/required-provinces'
import { describe, expect, it } from 'vitest'
import { countryRows } from './countries.data.ts'
import { countries, countryById } from './countries.ts'
import { provinceById, provinces, provincesOf } from './provinces.ts'

const collator = new Intl.Collator('en')
const idOf = (name: string) => countries.find((country) => country.name === name)?.id ?? 0

describe('the countries', () => {
  it('CLIENT-18 are the 249 of ISO 3166-1, each with a unique id and name', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ id }) => id)).size).toBe(249)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249)
    for (const country of countries) expect(Country.parse(country)).toEqual(country)

    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(new Set(countryRows.map(([, code]) => regions.of(code))).size).toBe(249)
  })

  it('CLIENT-19 include the United States as number 227, the default', () => {
    expect(countryById(defaultCountryId)).toEqual({ id: 227, name: 'United States' })
  })

  it('keep their ids and are sorted by name', () => {
    expect(['Afghanistan', 'Turkey', 'Zimbabwe'].map(idOf)).toEqual([1, 235, 249])
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted(collator.compare))
    expect(countryById(250)).toBeUndefined()
  })
})

describe('the provinces', () => {
  it('CLIENT-18 have a unique id, a name and an existing country', () => {
    expect(new Set(provinces.map(({ id }) => id)).size).toBe(provinces.length)
    for (const province of provinces) {
      expect(Province.parse(province)).toEqual(province)
      expect(countryById(province.countryId)).toBeDefined()
      expect(provinceById(province.id)).toBe(province)
    }
  })

  it.each([
    ['United States', 59],
    ['Canada', 13],
    ['Mexico', 32],
    ['Brazil', 27],
    ['Argentina', 24],
    ['Australia', 8],
    ['India', 36],
    ['China', 31],
    ['Japan', 47],
    ['Malaysia', 16],
    ['Germany', 16],
    ['Ireland', 26],
    ['Italy', 107],
    ['Spain', 52],
    ['France', 0],
  ])('of %s number %i, sorted by name', (country, count) => {
    const names = provincesOf(idOf(country)).map(({ name }) => name)
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(count)
    expect(names).toEqual(names.toSorted(collator.compare))
  })

  it('are required in countries whose post needs them, and there are some to choose from', () => {
    const required = countryRows.filter(([id]) => needsProvince(id))
    expect(
      required
        .map(([, code]) => code)
        .sort()
        .join(' '),
    ).toBe('AE AU BR CA CN CO ES ID IN IT JP KR MX US')
    for (const [id] of required) expect(provincesOf(id).length).toBeGreaterThan(0)
  })

  it('of the United States include the district, the territories and the military post', () => {
    expect(provincesOf(defaultCountryId).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Guam', 'Armed Forces Europe']),
    )
  })

  it('keep their ids', () => {
    expect(provinceById(22_700_442)).toEqual({ id: 22_700_442, name: 'California', countryId: 227 })
  })
})
