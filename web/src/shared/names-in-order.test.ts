// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { setLocale } from './messages/language.ts'
import { byName, compareNames } from './names-in-order.ts'

afterEach(() => setLocale('en'))

it('puts names in the order of the reader’s alphabet', async () => {
  expect(['vietnamita', 'árabe', 'español', 'chino'].sort(compareNames)).toEqual([
    'árabe',
    'chino',
    'español',
    'vietnamita',
  ])
  await setLocale('es')
  expect(['ñandú', 'oso', 'nutria'].sort(compareNames)).toEqual(['nutria', 'ñandú', 'oso'])
  await setLocale('ar')
  expect(['Arabic', 'العربية', 'الإسبانية'].sort(compareNames)).toEqual(['الإسبانية', 'العربية', 'Arabic'])
})

it('ignores case, and counts numbers in names by their value', () => {
  expect([{ name: 'Page 10' }, { name: 'page 9' }, { name: 'Annex' }].sort(byName)).toEqual([
    { name: 'Annex' },
    { name: 'page 9' },
    { name: 'Page 10' },
  ])
})
