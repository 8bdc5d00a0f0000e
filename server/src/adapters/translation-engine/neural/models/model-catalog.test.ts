import { describe, expect, it } from 'vitest'
import { chooseModels, countBytes, fileUrl, readCatalog } from './model-catalog.ts'

const catalog = await readCatalog()

describe('The catalog of models', () => {
  it('names every file of 137 models with its size and digest', () => {
    expect(catalog.models).toHaveLength(137)
    expect(new Set(catalog.models.map(({ id }) => id)).size).toBe(137)
    for (const { id, files, from, to, unpackedModelSha256 } of catalog.models) {
      expect([from, to], id).toContain('en')
      expect(unpackedModelSha256, id).toMatch(/^[0-9a-f]{64}$/)
      expect(files.vocabulary ?? (files.sourceVocabulary && files.targetVocabulary), id).toBeDefined()
      expect(files.shortlist, id).toBeDefined()
      expect(files.model!.bytes, id).toBeGreaterThan(5_000_000)
      for (const { sha256 } of Object.values(files)) expect(sha256, id).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('prefers base-memory to tiny, one model per direction', () => {
    expect(chooseModels(catalog, 'de').map(({ id }) => id)).toEqual(['de-en.base-memory', 'en-de.base-memory'])
    expect(chooseModels(catalog, 'vi').map(({ id }) => id)).toEqual(['vi-en.tiny'])
    expect(chooseModels(catalog, 'zh').map(({ from, to }) => `${from} ${to}`)).toEqual(['en zh', 'zh en'])
    expect(chooseModels(catalog, 'tlh')).toEqual([])
  })

  it('knows where the files are', () => {
    const model = catalog.models.find(({ id }) => id === 'en-zh-Hans.base')!
    expect(fileUrl(catalog.defaultUrl, model, model.files.model!)).toBe(
      'https://media.githubusercontent.com/media/mozilla/firefox-translations-models/e7957fc407441a5e3e35bbcbf9d60d9b35764618/models/base/enzh/model.enzh.intgemm.alphas.bin.gz',
    )
    expect(fileUrl('https://mirror.example/a/', model, model.files.shortlist!)).toBe(
      'https://mirror.example/a/base/enzh/lex.50.50.enzh.s2t.bin.gz',
    )
    expect(countBytes(model)).toBeGreaterThan(30_000_000)
  })
})
