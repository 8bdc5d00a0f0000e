import { describe, expect, it } from 'vitest'
import { toyModel } from '../testing/toy-languages.ts'
import { readTensorHeaders } from './marian-format.ts'
import { isShortlist } from './shortlist-format.ts'

const { model, shortlist } = toyModel('en-es')

describe('readTensorHeaders', () => {
  it('reads names and shapes', () => {
    const headers = readTensorHeaders(model)
    expect(headers).toContainEqual({ name: 'decoder_l1_context_Wq', shape: [256, 256] })
  })

  it.each([0, 7, 15, 100, 4_000, model.length - 1])('refuses a file that is cut off after %i bytes', (end) => {
    expect(readTensorHeaders(model.subarray(0, end))).toBeNull()
  })

  it('refuses other files', () => {
    expect(readTensorHeaders(new TextEncoder().encode('version https://git-lfs.github.com/spec/v1\n'))).toBeNull()
    expect(readTensorHeaders(new Uint8Array(1_000))).toBeNull()
  })

  it('never throws on a changed file', () => {
    for (let at = 0; at < 20_000; at += 61) {
      const changed = model.slice(0, 40_000)
      changed[at] = changed[at]! ^ 0xff
      expect(() => readTensorHeaders(changed)).not.toThrow()
    }
  })
})

describe('isShortlist', () => {
  it('accepts whole shortlists only', () => {
    expect(isShortlist(shortlist)).toBe(true)
    expect(isShortlist(shortlist.subarray(0, 500))).toBe(false)
    expect(isShortlist(shortlist.subarray(0, 20))).toBe(false)
    expect(isShortlist(model)).toBe(false)
  })
})
