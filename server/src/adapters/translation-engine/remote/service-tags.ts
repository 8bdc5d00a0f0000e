import type { TagsByCode } from './language-table.ts'

/*
 * Codes of services and their BCP 47 tags, as far as they differ in more than case. The shortest tag is used: `en` for
 * American English.
 */

export const deeplTags: TagsByCode = {
  'EN-US': 'en',
  ZH: 'zh-Hans',
}

export const azureTags: TagsByCode = {
  pt: 'pt-BR',
  'sr-Cyrl': 'sr',
  'mn-Cyrl': 'mn',
  // `ku` is Central Kurdish there.
  ku: 'ckb',
  kmr: 'ku',
  'tlh-Latn': 'tlh',
}

export const googleTags: TagsByCode = {
  zh: 'zh-Hans',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  no: 'nb',
  pt: 'pt-BR',
  'mni-Mtei': 'mni',
}

export const libretranslateTags: TagsByCode = {
  zh: 'zh-Hans',
  zt: 'zh-Hant',
  pb: 'pt-BR',
}
