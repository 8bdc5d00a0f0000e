import type { Language } from '@portolan/contract/reference/reference'
import { expect, it } from 'vitest'
import { isOffered, qualityOf, sourceChoices, targetChoices } from './offered-pairs.ts'

const offer = {
  offeredLanguages: [
    { sourceLanguageIds: ['enu'], targetLanguageIds: ['esm'], quality: 'fair' as const },
    { sourceLanguageIds: ['esm'], targetLanguageIds: ['enu', 'cat'], quality: 'good' as const },
  ],
  notOfferedLanguages: [
    { reason: 'no_engine' as const, languageIds: ['deu'] },
    { reason: 'kept_on_our_machines' as const, languageIds: ['jpn'] },
  ],
}
const languages = ['deu', 'cat', 'enu', 'esm', 'jpn'].map((id) => ({ id, name: id }) as Language)
const noted = (choices: ReturnType<typeof sourceChoices>) =>
  choices.map(({ language, note }) => `${language.isDisabled ? '-' : '+'}${language.id} ${note}`)

it('lists source languages that can be translated first, the others with the reason', () => {
  expect(noted(sourceChoices(offer, languages))).toEqual([
    '+enu null',
    '+esm null',
    '-deu no_engine',
    '-cat not_as_source',
    '-jpn kept_on_our_machines',
  ])
})

it('limits targets to the pairs of the source, with their quality', () => {
  expect(noted(targetChoices(offer, languages, 'esm'))).toEqual([
    '+cat good',
    '+enu good',
    '-deu no_engine',
    '-esm not_from_source',
    '-jpn kept_on_our_machines',
  ])
})

it('MTTEXT-12 offers every target while the source language is to be detected', () => {
  const offered = targetChoices(offer, languages, 'AUTODETECT_LANGUAGE').filter(({ language }) => !language.isDisabled)
  expect(offered.map(({ language }) => language.id)).toEqual(['cat', 'enu', 'esm'])
  expect(qualityOf(offer, 'AUTODETECT_LANGUAGE', 'esm')).toBeNull()
})

it('marks languages that the client uses most among the targets that can be chosen', () => {
  const preferred = languages.map((language) => ({ ...language, preferred: ['enu', 'deu'].includes(language.id) }))
  const marked = (choices: ReturnType<typeof sourceChoices>) =>
    choices.filter(({ language }) => language.preferred).map(({ language }) => language.id)
  expect(marked(targetChoices(offer, preferred, 'esm'))).toEqual(['enu'])
  expect(marked(sourceChoices(offer, preferred))).toEqual([])
})

it('knows which pairs are offered', () => {
  expect(isOffered(offer, 'enu', 'esm')).toBe(true)
  expect(isOffered(offer, 'enu', 'cat')).toBe(false)
  expect(qualityOf(offer, 'enu', 'esm')).toBe('fair')
})
