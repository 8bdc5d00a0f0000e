import { describe, expect, it } from 'vitest'
import { areTagsNested, missingTags, readTokens } from './inline-tags.ts'

describe('readTokens', () => {
  it('splits a text at its tags and gives it back unchanged', () => {
    const text = 'A <g1>bold</g1> word<x2/>.'
    const tokens = readTokens(text)
    expect(tokens.map((token) => (typeof token === 'string' ? token : token.edge))).toEqual([
      'A ',
      'open',
      'bold',
      'close',
      ' word',
      'alone',
      '.',
    ])
    expect(tokens.map((token) => (typeof token === 'string' ? token : token.written)).join('')).toBe(text)
  })

  it('takes what only looks like a tag as text', () => {
    for (const text of ['<b>', '<g>', '<x1>', '</x1/>', '<g1/>', '1 < 2']) expect(readTokens(text)).toEqual([text])
  })
})

describe('missingTags', () => {
  it('lists the tags of the source that a translation lost', () => {
    const missing = missingTags('<g1>A</g1> <x2/>', '<g1>A</g1>')
    expect(missing.map(({ written }) => written)).toEqual(['<x2/>'])
    expect(missingTags('<g1>A</g1>', 'B <g1>A</g1>')).toEqual([])
  })
})

it('areTagsNested refuses an end before its start and crossed pairs', () => {
  expect(areTagsNested('<g1>a <g2>b</g2></g1>')).toBe(true)
  expect(areTagsNested('</g1>a<g1>')).toBe(false)
  expect(areTagsNested('<g1>a <g2>b</g1></g2>')).toBe(false)
  expect(areTagsNested('<g1>a')).toBe(false)
})
