import { expect, it } from 'vitest'
import { checkCues } from '../checks/check-cues.ts'
import { rulesFor } from '../checks/rules.ts'
import { cueText } from '../model/spans.ts'
import { measureCpuMs } from '../samples/measure-cpu.ts'
import { speakWords } from '../samples/speak-words.ts'
import { buildCues } from './build-cues.ts'

const speech =
  'When the first trains came to the valley, nobody believed that they would stay. The farmers looked at the smoke and shook their heads, because the noise had frightened the animals. | But a year later, the same farmers were sending milk to the city every morning.'
const oneLine = (cues: readonly Parameters<typeof cueText>[0][]): string =>
  cues.map((cue) => cueText(cue).replaceAll('\n', ' ')).join(' ')

it('keeps the rules, all words, and phrases together', () => {
  const rules = rulesFor('en')
  const cues = buildCues(speakWords(speech.split(' ')), rules)
  expect(checkCues(cues, rules)).toEqual([])
  expect(oneLine(cues)).toBe(speech.replace('| ', ''))
  expect(cues.map(cueText)).toMatchInlineSnapshot(`
    [
      "When the first trains came to the valley,
    nobody believed that they would stay.",
      "The farmers looked at the smoke
    and shook their heads,",
      "because the noise had
    frightened the animals.",
      "But a year later, the same farmers were
    sending milk to the city every morning.",
    ]
  `)
})

it('starts a cue where another person speaks', () => {
  const words = [
    ...speakWords(['Are', 'you', 'there?'], { speaker: 'Ann' }),
    ...speakWords(['Yes,', 'I', 'am.'], { speaker: 'Ben', startMs: 2500 }),
  ]
  expect(buildCues(words, rulesFor('en')).map(({ speaker }) => speaker)).toEqual(['Ann', 'Ben'])
})

it('breaks Chinese at sixteen characters, and never before a mark', () => {
  const rules = rulesFor('zh')
  const text = '今天的天气非常好，我们决定去公园里散步，然后在湖边吃午饭。孩子们都很高兴，因为他们可以看到很多鸟。'
  const cues = buildCues(speakWords([...text], { msPerCharacter: 200 }), rules)
  expect(checkCues(cues, rules)).toEqual([])
  expect(cues.map(cueText).join('').replaceAll('\n', '')).toBe(text)
  for (const line of cues.flatMap((cue) => cueText(cue).split('\n'))) expect(line).not.toMatch(/^[，。]/)
})

it('keeps the order of Arabic words and breaks after Arabic commas', () => {
  const rules = rulesFor('ar')
  const text = 'ذهبنا إلى السوق في الصباح الباكر، ثم عدنا إلى البيت قبل أن تبدأ الأمطار بالهطول على المدينة.'
  const cues = buildCues(speakWords(text.split(' '), { msPerCharacter: 70 }), rules)
  expect(oneLine(cues)).toBe(text)
  expect(checkCues(cues, rules)).toEqual([])
  expect(cueText(cues[0]!).endsWith('،')).toBe(true)
})

it('puts a word that is too long for a line into a cue of its own', () => {
  const words = speakWords(['short', 'x'.repeat(200), 'short'], { msPerCharacter: 10 })
  expect(buildCues(words, rulesFor('en')).map(cueText)).toEqual(['short', 'x'.repeat(200), 'short'])
})

it('takes linear time for hours of speech, and for words without a width', () => {
  const hours = speakWords(Array.from({ length: 40_000 }, (_, index) => (index % 12 === 0 ? 'end.' : 'word')))
  const marks = speakWords(new Array(20_000).fill('\u0301'), { msPerCharacter: 0 })
  const ms = measureCpuMs(() => {
    expect(oneLine(buildCues(hours, rulesFor('en'))).split(' ')).toHaveLength(40_000)
    expect(buildCues(marks, rulesFor('th')).length).toBeGreaterThan(0)
  })
  expect(ms).toBeLessThan(10_000)
})
