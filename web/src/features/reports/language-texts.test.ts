import { expect, it } from 'vitest'
import { shortenLanguages, splitNames, splitRegion } from './language-texts.ts'

it('shortens regions that have a short name', () => {
  expect(shortenLanguages('English (United States)')).toBe('English (US)')
  expect(shortenLanguages('English (United Kingdom), Spanish (Latin America)')).toBe(
    'English (UK), Spanish (Latin America)',
  )
  expect(shortenLanguages('Vietnamese')).toBe('Vietnamese')
})

it('splits a list between its names only', () => {
  expect(splitNames('Spanish (Latin America), Vietnamese')).toEqual(['Spanish (Latin America),', 'Vietnamese'])
  expect(splitNames('الفرنسية، الألمانية')).toEqual(['الفرنسية،', 'الألمانية'])
})

it('keeps a name with a comma in parentheses whole', () => {
  const names = ['Chinese (Simplified, Singapore),', 'Serbian (Latin, Bosnia, Herzegovina),', 'Vietnamese']
  expect(splitNames(names.join(' '))).toEqual(names)
})

it('splits a language from its region', () => {
  expect(splitRegion('English (US)')).toEqual(['English', '(US)'])
  expect(splitRegion('Vietnamese')).toEqual(['Vietnamese'])
})
