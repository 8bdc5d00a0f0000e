import { expect, it } from 'vitest'
import { checkCues } from '../checks/check-cues.ts'
import { rulesFor } from '../checks/rules.ts'
import { cueText } from '../model/spans.ts'
import { speakWords } from '../samples/speak-words.ts'
import { splitSentences } from './split-sentences.ts'
import { spreadWords } from './spread-words.ts'
import { buildTranslatedCues } from './translated-cues.ts'

const english = rulesFor('en')
const words = speakWords('Dr. Lee came home late. | She was tired, but she wrote the letter. Then she slept'.split(' '))

it('splits sentences at their ends and at pauses, and not after a title', () => {
  expect(splitSentences(words, english).map(({ text }) => text)).toEqual([
    'Dr. Lee came home late.',
    'She was tired, but she wrote the letter.',
    'Then she slept',
  ])
})

it('joins words of languages without spaces without any', () => {
  expect(splitSentences(speakWords(['你好', '，', '世界', '。']), rulesFor('zh'))[0]?.text).toBe('你好，世界。')
})

it('keeps each translated sentence in the time of its source and the pause after it', () => {
  const sentences = splitSentences(words, english)
  const translations = [
    'La doctora Lee volvió a casa muy tarde aquella noche.',
    'Estaba cansada, pero aun así escribió la carta.',
    'Luego se durmió',
  ]
  const rules = rulesFor('es')
  const cues = buildTranslatedCues(sentences, translations, rules)
  expect(cues.map((cue) => cueText(cue).replaceAll('\n', ' ')).join(' ')).toBe(translations.join(' '))
  for (const [index, { words: spoken }] of sentences.entries()) {
    const own = cues.filter(({ sentence }) => sentence === index)
    expect(Math.abs(own[0]!.startMs - spoken[0].startMs)).toBeLessThanOrEqual(20)
    const next = sentences[index + 1]?.words[0].startMs ?? Number.POSITIVE_INFINITY
    expect(own.at(-1)!.endMs).toBeLessThan(next)
  }
  expect(checkCues(cues, rules).filter(({ code }) => code === 'overlap' || code === 'gap_too_small')).toEqual([])
})

it('leaves the pauses of the source where they are', () => {
  const [sentence] = splitSentences(
    [
      { text: 'Stop', startMs: 0, endMs: 400 },
      { text: 'now.', startMs: 1400, endMs: 1800 },
    ],
    english,
  )
  const spread = spreadWords('Halt jetzt', sentence!, 5000, rulesFor('de'))
  expect(spread.map(({ text }) => text)).toEqual(['Halt', 'jetzt'])
  expect(spread[1]!.startMs - spread[0]!.startMs).toBeLessThan(700)
  expect(spread[1]!.endMs).toBe(1800)
})

it('spreads words over a source without a length', () => {
  const [sentence] = splitSentences([{ text: 'x', startMs: 500, endMs: 500 }], english)
  for (const { startMs, endMs } of spreadWords('uno dos tres', sentence!, 3000, english)) {
    expect(startMs).toBeGreaterThanOrEqual(500)
    expect(endMs).toBeGreaterThan(startMs)
  }
  expect(spreadWords('', sentence!, 3000, english)).toEqual([])
})
