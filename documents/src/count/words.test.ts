import { describe, expect, it } from 'vitest'
import { createRandom } from '../corpus/random.ts'
import { countWordsIn, WordCounter } from './words.ts'

/** Counted by hand, following the rule. */
const table: readonly (readonly [text: string, words: number, reason: string])[] = [
  ['', 0, 'nothing'],
  ['  \t\n ', 0, 'blanks alone'],
  ['Hello brave new world.', 4, 'punctuation belongs to its word'],
  ['state-of-the-art', 1, 'hyphens part nothing'],
  ['https://example.com/a?b=c#d', 1, 'a web address'],
  ['jane.doe@example.com', 1, 'an email address'],
  ['1,234.50', 1, 'a number'],
  ['2026-11-16 16.11.2026', 2, 'dates'],
  ['AB-12/34_x', 1, 'a code'],
  ['and/or', 1, 'a slash parts nothing'],
  ['one – two', 3, 'a dash between blanks, as in Word'],
  ['one–two', 1, 'a dash between letters, as in Word'],
  ['wait ... what', 3, 'marks between blanks'],
  ['“quoted”', 1, 'quotation marks belong to their word'],
  ['a\u00a0b\u3000c\u202fd', 4, 'no-break, ideographic and narrow spaces are blanks'],
  ['co\u00adoperate', 1, 'a soft hyphen cannot be seen'],
  ['\u200f\u200e \ufeff', 0, 'marks that cannot be seen'],
  ['😀', 1, 'a picture between blanks'],
  ['e\u0301te\u0301', 1, 'accents as characters of their own'],
  ['我们明天去北京', 7, 'each Han character'],
  ['スーパーマーケット', 9, 'each kana, the long mark too'],
  ['東京タワーに行きました。', 12, 'kanji, kana and the full stop'],
  ['你好，世界！', 6, 'punctuation of Chinese counts as in Word'],
  ['𠮷野家', 3, 'a Han character of two code units'],
  ['ｶﾞｲﾄﾞ', 5, 'half-width kana'],
  ['ＡＢＣ', 3, 'full-width letters are Asian characters'],
  ['使用Windows系统', 5, 'Latin inside Chinese is one word'],
  ['使用 Windows 11 系统', 6, 'Latin and a number among Chinese'],
  ['他说“你好”。', 5, 'curly quotes touch Asian characters'],
  ['한국어 단어를 세다', 3, 'Korean by blanks'],
  ['韓國語를 배우다', 5, 'Han in Korean'],
  ['ฉันรักภาษาไทย', 4, 'Thai: I, love, language, Thai'],
  ['ใช้Windowsทุกวัน', 4, 'use, Windows, every, day'],
  ['مرحبا بالعالم، كيف الحال؟', 4, 'Arabic by blanks'],
  ['שלום עולם', 2, 'Hebrew by blanks'],
  ['Привет, мир!', 2, 'Russian'],
  ['नमस्ते दुनिया', 2, 'Hindi'],
  ['%s', 0, 'a placeholder'],
  ['%1$d of %2$d', 1, 'numbered placeholders'],
  ['%(name)s %@ %-10.2f %ld', 0, 'placeholders of Python, Apple and C'],
  ['%1 of %2 files', 2, 'placeholders of Qt'],
  ['{0} {name} {user.name} {0:N2}', 0, 'placeholders in braces'],
  ['{{name}} {{ user.name }} ${x} ${ }', 2, 'two that are none: $ with empty braces'],
  ['Hello {name}!', 1, 'marks at a placeholder are no word'],
  ['{0}px', 1, 'what is left has letters'],
  ['100% of 5 %', 4, 'a percent sign is no placeholder'],
  ['50%off', 1, 'nor is one after a digit'],
  ['<b>bold</b> text', 2, 'tags'],
  ['one<br/>two', 2, 'a tag that breaks the line'],
  ['<a href="https://example.com/?a=1 b" class=x>here</a>', 1, 'a tag with attributes'],
  ['a < b and c > d', 7, 'comparisons are no tags'],
  ['<not a tag>', 3, 'nor are words in angle brackets'],
  ['<jane@example.com>', 1, 'nor is an email address'],
  ['{ "a": 1 }', 4, 'braces with blanks are no placeholder'],
]

const sizeInPieces = (text: string, pieceLength: () => number) => {
  const counter = new WordCounter()
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const next = at + pieceLength()
    rest += text.slice(at, next)
    rest = rest.slice(counter.count(rest, false))
    at = next
  }
  counter.count(rest, true)
  const { words, characters, spaces, asianCharacters } = counter
  return { words, characters, spaces, asianCharacters }
}

describe('Words', () => {
  for (const [text, words, reason] of table)
    it(`counts ${words} in ${JSON.stringify(text)}: ${reason}`, () => {
      expect(countWordsIn(text)).toBe(words)
    })

  it('are the same however the text is split into chunks', () => {
    const random = createRandom(7)
    const pieces = table.map(([text]) => text)
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 1 + random(8) }, () => pieces[random(pieces.length)]).join(
        ' '.repeat(random(2)),
      )
      const whole = sizeInPieces(text, () => text.length)
      expect([text, sizeInPieces(text, () => 1 + random(6))]).toEqual([text, whole])
      expect([text, sizeInPieces(text, () => 1)]).toEqual([text, whole])
    }
  })
  it('count as one word at any length', () => {
    expect(sizeInPieces('x'.repeat(300_000), () => 1000)).toMatchObject({ words: 1, characters: 300_000 })
  })
  it('are found in a long text without blanks', () => {
    const text = 'ฉันรักภาษาไทย'.repeat(2000)
    expect(sizeInPieces(text, () => 1000)).toMatchObject({ words: 8000, characters: 26_000 })
  })
  it('take linear time, whatever the text', () => {
    for (const piece of ['<', '<a b="', '<a ', '{{', '{a', '${', '%', '%1$', '%(a', '<a b="x" ']) {
      // CPU time, because elapsed time depends on what else the machine does.
      const before = process.cpuUsage()
      countWordsIn(piece.repeat(100_000))
      expect([piece, process.cpuUsage(before).user < 1_500_000]).toEqual([piece, true])
    }
  })
  it('counts characters without blanks, and Chinese and Japanese ones separately', () => {
    expect(sizeInPieces('東京 is 你好，OK', () => 1)).toEqual({
      words: 7,
      characters: 9,
      spaces: 2,
      asianCharacters: 5,
    })
  })
})
