// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { collectPageTexts, findEnglishWords, stringsOf } from './find-untranslated.ts'
import { en } from './test-catalog/en.ts'
import es from './test-catalog/es.ts'

const page = (html: string) => {
  document.body.innerHTML = html
  return collectPageTexts(document.body)
}

it('collects what a reader sees or hears, without names and code', () => {
  const texts = page(
    '<h1>Total</h1><input placeholder="Search"><img alt="Logo"><bdi>Harbor</bdi><p translate="no">a.docx</p><script>x</script>',
  )
  expect(texts.map(({ text, where }) => `${where} ${text}`)).toEqual(['h1 Total', '@placeholder Search', '@alt Logo'])
})

it('finds English words on a Spanish page, but not words that Spanish has as well', () => {
  const english = Object.values(en).flatMap(stringsOf)
  const spanish = Object.values(es).flatMap(stringsOf)
  const texts = page(
    '<th>Total</th><button>Cancel</button><p>Requests de \u2068Everyone Ltd\u2069 staff@cancel.example</p>',
  )
  expect(findEnglishWords(texts, english, spanish).map(({ word }) => word)).toEqual(['cancel', 'requests'])
  expect(findEnglishWords(texts, english, spanish, new Set(['cancel'])).map(({ word }) => word)).toEqual(['requests'])
})
