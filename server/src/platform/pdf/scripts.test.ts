import { expect, it } from 'vitest'
import { directionOfText, levelsOf, visualOrder } from './bidi.ts'
import { breakOpportunities } from './break-opportunities.ts'
import { chooseFonts } from './choose-font.ts'
import { slicesOf } from './font-files.ts'
import { isolate } from './isolate.ts'
import { openFont } from './open-font.ts'
import { shapeText } from './shape-text.ts'

it('joins Arabic letters: initial, medial, final and alone differ', async () => {
  const [slice] = slicesOf('arabic').filter(({ id }) => id === 'arabic-arabic')
  if (!slice) throw new Error('There is no Arabic font')
  const font = await openFont(slice, 400)
  const glyphs = ['ع', 'ععع'].flatMap((text) => shapeText(font, text, true, 'ar').map(({ id }) => id))
  expect(new Set(glyphs).size).toBe(4)
})

it('draws shared Han characters in the style of the language', () => {
  const family = (text: string, language: string) => chooseFonts(text, language)[0]?.slice?.family
  expect(['ja', 'zh-Hans', 'zh-Hant', 'ko', 'en'].map((language) => family('直', language))).toEqual([
    ...['jp', 'sc', 'tc', 'kr', 'sc'],
  ])
  expect(family('直です', 'en')).toBe('jp')
})

it('does not let a value reorder the sentence', () => {
  const text = `رقم ${isolate('17/B')}.`
  const at = text.indexOf('17/B')
  expect(new Set(levelsOf(text, 'rtl').slice(at, at + 4)).size).toBe(1)
})

it('reorders nested runs', () => {
  const runs = [0, 1, 2, 1].map((level, index) => ({ level, id: 'abcd'[index] }))
  expect(visualOrder(runs).map(({ id }) => id)).toEqual(['a', 'd', 'c', 'b'])
})

it('finds the direction of a text by its first letter', () => {
  expect(directionOfText('1. ملاحظة', 'ltr')).toBe('rtl')
  expect(directionOfText('(Note) ملاحظة', 'rtl')).toBe('ltr')
  expect(directionOfText('2026', 'rtl')).toBe('rtl')
})

it('breaks Thai between words, Korean at spaces, and never before a closing mark in Chinese', () => {
  const thai = 'ราคานี้ใช้กับไฟล์'
  const places = breakOpportunities(thai, 'th')
  expect(places.length).toBeGreaterThan(3)
  for (const place of places) expect(thai.slice(place)).not.toMatch(/^\p{M}/u)
  const chinese = '价格（每页），合计。'
  for (const place of breakOpportunities(chinese, 'zh')) expect(chinese.slice(place)).not.toMatch(/^[，。）]/)
  expect(breakOpportunities('한빛무역 주식회사', 'ko')).toEqual([5, 9])
})
