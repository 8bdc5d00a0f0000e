import { describe, expect, it } from 'vitest'
import { cutIntoCalls } from './cut-into-calls.ts'

const lengths = (texts: readonly string[]) => cutIntoCalls(texts).map((call) => call.map(({ length }) => length))

describe('cutIntoCalls', () => {
  it('ends a call before 5,000 characters are exceeded', () => {
    expect(lengths(['a'.repeat(3_000), 'b'.repeat(2_000), 'c', 'd'.repeat(4_999), 'e'])).toEqual([
      [3_000, 2_000],
      [1, 4_999],
      [1],
    ])
  })

  it('ends a call after 100 texts', () => {
    expect(lengths(Array.from({ length: 201 }, () => 'word')).map(({ length }) => length)).toEqual([100, 100, 1])
  })

  it('leaves a longer text whole, in a call of its own', () => {
    expect(lengths(['short', 'l'.repeat(9_000), 'short'])).toEqual([[5], [9_000], [5]])
  })

  it('keeps the order and loses nothing', () => {
    const texts = Array.from({ length: 500 }, (_, index) => String(index).repeat((index % 40) + 1))
    expect(cutIntoCalls(texts).flat()).toEqual(texts)
    expect(cutIntoCalls([])).toEqual([])
  })
})
