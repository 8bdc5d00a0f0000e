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
const listed = (choices: ReturnType<typeof sourceChoices>) =>
  choices.map(({ id, isDisabled }) => `${isDisabled ? '-' : '+'}${id}`)

it('lists source languages that can be translated first', () => {
  expect(listed(sourceChoices(offer, languages, false))).toEqual(['+enu', '+esm', '-deu', '-cat', '-jpn'])
})

it('limits targets to the pairs of the source', () => {
  expect(listed(targetChoices(offer, languages, 'esm', false))).toEqual(['+cat', '+enu', '-deu', '-esm', '-jpn'])
})

it('lets a language without an engine be chosen where human translators can be asked', () => {
  expect(listed(targetChoices(offer, languages, 'enu', true))).toEqual(['+esm', '+deu', '-cat', '-enu', '-jpn'])
  expect(listed(sourceChoices(offer, languages, true))).toEqual(['+enu', '+esm', '+deu', '-cat', '-jpn'])
})

it('MTTEXT-12 offers every target while the source language is to be detected', () => {
  const offered = targetChoices(offer, languages, 'AUTODETECT_LANGUAGE', false).filter(({ isDisabled }) => !isDisabled)
  expect(offered.map(({ id }) => id)).toEqual(['cat', 'enu', 'esm'])
})

it('knows the quality before the source language is detected where it is rough from most, or the same from all', () => {
  const from = (sourceLanguageIds: string[], targetLanguageIds: string[], quality: 'gist' | 'fair' | 'good') => ({
    sourceLanguageIds,
    targetLanguageIds,
    quality,
  })
  const offeredLanguages = [
    from(['enu', 'eng', 'deu'], ['fra', 'ita'], 'gist'),
    from(['cat', 'esm'], ['fra', 'cat'], 'good'),
    from(['cat', 'esm', 'glg'], ['ita'], 'good'),
  ]
  const detected = (targetId: string) => qualityOf({ ...offer, offeredLanguages }, 'AUTODETECT_LANGUAGE', targetId)
  expect(detected('fra')).toBe('gist')
  expect(detected('ita')).toBeNull()
  expect(detected('cat')).toBe('good')
  expect(detected('jpn')).toBeNull()
})

it('marks languages that the client uses most among the targets that can be chosen', () => {
  const preferred = languages.map((language) => ({ ...language, preferred: ['enu', 'deu'].includes(language.id) }))
  const marked = (choices: ReturnType<typeof sourceChoices>) =>
    choices.filter(({ preferred }) => preferred).map(({ id }) => id)
  expect(marked(targetChoices(offer, preferred, 'esm', true))).toEqual(['enu'])
  expect(marked(sourceChoices(offer, preferred, true))).toEqual([])
})

it('knows which pairs are offered', () => {
  expect(isOffered(offer, 'enu', 'esm')).toBe(true)
  expect(isOffered(offer, 'enu', 'cat')).toBe(false)
  expect(qualityOf(offer, 'enu', 'esm')).toBe('fair')
})
