import { describe, expect, it } from 'vitest'
import { findAvoidedWords } from './plain-words.ts'

describe('the word list', () => {
  it('reports a planted word with its line and what to write instead', () => {
    expect(findAvoidedWords('The file is read.\nIt is priced anew.')).toEqual([
      { line: 2, word: 'anew', advice: 'again' },
    ])
  })

  it('reports British spelling inside names', () => {
    expect(findAvoidedWords('const pickOrganisation = 1').map(({ word }) => word)).toEqual(['Organisa'])
    expect(findAvoidedWords('--link-colour: red').map(({ advice }) => advice)).toEqual(['color'])
  })

  it('accepts ordinary words, letters and digits, and what a file may say', () => {
    expect(findAvoidedWords('promise otherwise advertise exercise 8 letters and digits')).toEqual([])
    expect(findAvoidedWords('aria-labelledby="x"', [/aria-labelledby/])).toEqual([])
  })
})
