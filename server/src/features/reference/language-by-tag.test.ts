import { describe, expect, it } from 'vitest'
import { languageByTag } from './language-by-tag.ts'
import { lltsLanguages } from './languages.ts'

describe("the language of an engine's code", () => {
  it.each([
    ['en', 'enu'],
    ['en-GB', 'eng'],
    ['eng', 'enu'],
    ['es', 'esn'],
    ['spa', 'esn'],
    ['es-GQ', 'esn'],
    ['fr', 'fra'],
    ['de', 'deu'],
    ['pt', 'ptb'],
    ['zh', 'chs'],
    ['zh-CN', 'chs'],
    ['zh-TW', 'cht'],
    ['zh-HK', 'zhh'],
    ['no', 'nor'],
    ['nb', 'nor'],
    ['tl', 'fpo'],
    ['iw', 'heb'],
    ['sr-Latn-RS', 'srm'],
    ['ar', 'ara'],
    ['ar-MR', 'ara'],
    ['de-LU', 'deu'],
    ['prs', 'prs'],
  ])('reads %s as %s', (tag, id) => {
    expect(languageByTag(tag)?.id).toBe(id)
  })

  it('finds every language by its own tag', () => {
    for (const language of lltsLanguages) expect(languageByTag(language.bcp47)).toBe(language)
  })

  it('returns undefined for an unknown language', () => {
    expect(['tlh', 'und', '', 'not a tag', 'AUTODETECT_LANGUAGE'].map(languageByTag)).toEqual(Array(5).fill(undefined))
  })
})
