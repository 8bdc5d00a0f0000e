import { describe, expect, it } from 'vitest'
import { numbersFrom } from '../corpus/random.ts'
import { wordsIn } from './words.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const segmented = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length

const texts = [
  "It's well-known: 3.5 km, 1,000 times — “quoted”.",
  "l'homme d’or, e.g. this; foo_bar __ a.b 12:30 1'000",
  'http://example.com/a?b=c#d user@example.com C++ #tag $5 50%',
  'Größe naïve Ελλάδα Москва שלום "צה״ל" مرحبا بالعالم',
  '東京タワーに行きました。 我们明天去北京。 ฉันรักภาษาไทย 한국어 단어',
  'e\u0301a a\u00adb a\u200bb a\u00a0b a\u202fb a\u3000b 👩‍👩‍👧 flag 🇫🇷 x',
]

describe('Words', () => {
  it('are those that Unicode sees', () => {
    for (const text of texts) expect([text, wordsIn(text)]).toEqual([text, segmented(text)])
  })
  it('are the same whether counted by hand or by the segmenter, whatever the mixture', () => {
    const random = numbersFrom(7)
    const alphabet = [...'aZé я1 2 \'’.,:;-_–“"()/日にไอא٣·‘\u0301\u200d\u00ad😀\u3000\u2028\u0085\u200b\u00a0  ']
    for (let round = 0; round < 5000; round++) {
      const text = Array.from({ length: random(12) }, () => alphabet[random(alphabet.length)]).join('')
      expect([text, wordsIn(text)]).toEqual([text, segmented(text)])
    }
  })
})
