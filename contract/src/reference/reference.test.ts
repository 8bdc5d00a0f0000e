import { describe, expect, it } from 'vitest'
import {
  Country,
  defaultCountryId,
  Language,
  LltsLanguage,
  LltsLanguageFlags,
  listCountries,
  listLanguages,
  listLltsLanguages,
  listProvinces,
  Province,
  TextDirection,
} from './reference.ts'

describe('the contract of the reference lists', () => {
  it('DATA-16 text runs from left to right or from right to left', () => {
    expect(TextDirection.options).toEqual(['ltr', 'rtl'])
    expect(TextDirection.safeParse('ttb').success).toBe(false)
  })

  it('CLIENT-17 a language has an id, a name, flags and the codes of XTRF and XL8', () => {
    expect(Object.keys(Language.shape)).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'preferred',
        'isDisabled',
        'xtrfId',
        'xl8FileTranslationId',
        'xl8SyncId',
        'xl8DubbingId',
      ]),
    )
    expect(Object.keys(LltsLanguage.shape)).toEqual(
      expect.arrayContaining([...Object.keys(Language.shape), 'intentoId', 'smartMateId', 'azureId']),
    )
  })

  it('CLIENT-18 a country has an id and a name, a province also its country', () => {
    expect(Object.keys(Country.shape)).toEqual(['id', 'name'])
    expect(Object.keys(Province.shape)).toEqual(['id', 'name', 'countryId'])
  })

  it('CLIENT-19 the default country is number 227', () => {
    expect(defaultCountryId).toBe(227)
  })

  it('accepts only true and false for flags in a query', () => {
    expect(LltsLanguageFlags.parse({ azureIdExists: 'true', xl8SyncIdExists: 'false' })).toEqual({
      azureIdExists: true,
      xl8SyncIdExists: false,
    })
    for (const word of ['1', 'yes', 'TRUE', '', ['true', 'true'], true]) {
      expect(LltsLanguageFlags.safeParse({ azureIdExists: word }).success, String(word)).toBe(false)
    }
  })

  it('accepts only positive whole numbers as a country id in a query', () => {
    expect(listProvinces.query?.parse({ countryId: '227' })).toEqual({ countryId: 227 })
    for (const word of ['', '0', '-1', '1.5', 'US', '227abc', '9999999999']) {
      expect(listProvinces.query?.safeParse({ countryId: word }).success, word).toBe(false)
    }
  })

  it('has a valid example for every reply', () => {
    for (const { example, reply } of [listLanguages, listLltsLanguages, listCountries, listProvinces]) {
      expect(reply?.parse(example.reply)).toEqual(example.reply)
    }
  })
})
