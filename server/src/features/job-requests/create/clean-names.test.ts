import { describe, expect, it } from 'vitest'
import { cleanNames } from './clean-names.ts'

describe('names of files', () => {
  it('SHELL-52 lose special and invisible characters and are trimmed', () => {
    const turned = ['annex\u202excod.exe', '\u2066a\u2069.txt', 'b\u200e\u200f.txt', 'c\u061c.txt', ' ..d?*.txt. ']
    expect(cleanNames(turned)).toEqual(['annex-xcod.exe', 'a-.txt', 'b-.txt', 'c-.txt', 'd-.txt'])
  })

  it('SHELL-52 REQ-34 that become equal are numbered, skipping taken numbers and ignoring case', () => {
    expect(cleanNames(['a?.txt', 'A*.txt', 'a-.txt'])).toEqual(['a-.txt', 'A- (2).txt', 'a- (3).txt'])
    expect(cleanNames(['a?.txt'], ['a-.txt', 'a- (2).txt'])).toEqual(['a- (3).txt'])
    expect(cleanNames(['?', '*'])).toEqual(['file', 'file (2)'])
  })

  it('SHELL-52 have at most 255 characters including their number', () => {
    const long = 'x'.repeat(300)
    const [one, two] = cleanNames([`${long}?.txt`, `${long}*.txt`])
    expect([one?.length, two?.length]).toEqual([255, 255])
    expect(two).toMatch(/x \(2\)\.txt$/)
  })
})
