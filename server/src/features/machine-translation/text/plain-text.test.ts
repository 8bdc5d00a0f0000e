import { describe, expect, it } from 'vitest'
import { hideLiteralTags, joinSentences, splitSentences } from './plain-text.ts'

const texts = (text: string, tag = 'en') => splitSentences(text, tag).map((sentence) => sentence.text)

describe('splitSentences', () => {
  it.each([
    '',
    '\n',
    '  One.  Two!\r\n\r\nThree?\t',
    'No end',
    '。一。二',
    `${'word '.repeat(2000)}end.`,
    'x'.repeat(5000),
    `${'😀'.repeat(3000)}`,
  ])('keeps every character (%#)', (text) => {
    expect(joinSentences(splitSentences(text, 'en'))).toBe(text)
  })

  it('splits at the ends of sentences and at line breaks', () => {
    expect(texts('One. Two!\nThree is\nfour?')).toEqual(['One.', 'Two!', 'Three is', 'four?'])
    expect(texts('これはペンです。あれは本です。', 'ja')).toEqual(['これはペンです。', 'あれは本です。'])
  })

  it('does not end a sentence after an abbreviation or an initial', () => {
    expect(texts('Dr. Smith met J. R. Jones at 5. It rained.')).toEqual([
      'Dr. Smith met J. R. Jones at 5.',
      'It rained.',
    ])
  })

  it('cuts what is too long for an engine, never in a character', () => {
    expect(texts('😀'.repeat(3000)).every((part) => part.length <= 2000 && part.isWellFormed())).toBe(true)
  })

  it('takes linear time for a text of initials', () => {
    const start = process.cpuUsage()
    splitSentences('A. '.repeat(30_000), 'en')
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})

describe('hideLiteralTags', () => {
  it('replaces what looks like a tag and puts it back', () => {
    const { text, restore } = hideLiteralTags('a <g1>b</g1> <x9/> <b>c</b>')
    expect(text).toBe('a <x1/>b<x2/> <x3/> <b>c</b>')
    expect(restore('<x3/> A <x1/>B<x2/> <b>C</b>')).toBe('<x9/> A <g1>B</g1> <b>C</b>')
  })
})
