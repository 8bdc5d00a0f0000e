import { beforeAll, describe, expect, it } from 'vitest'
import type { LanguagePair, TaggedText, TranslationEngine } from './translation-engine.ts'

export type EngineUnderTest = {
  readonly engine: TranslationEngine
  /** A pair that the engine offers. */
  readonly pair: LanguagePair
  /** A sentence of at least four words about a number, and whether an answer is about that number. */
  writeSentence(number: number): string
  isAbout(answer: string, number: number): boolean
  /** A text that fails whenever it is sent. */
  readonly failingText: string
  /** How many texts have reached the engine so far. */
  countSent(): number
}

const never = new AbortController().signal

/** What every engine must do. Call it in a describe block; `make` runs once. */
export function translationEngineSuite(make: () => Promise<EngineUnderTest>): void {
  let test: EngineUnderTest
  beforeAll(async () => {
    test = await make()
  })
  const translate = (texts: readonly TaggedText[], signal = never) =>
    test.engine.translate(texts, test.pair, { signal })
  const translateOne = async (text: TaggedText) => {
    const [answer] = await translate([text])
    if (answer === undefined || 'error' in answer) throw new Error('no answer', { cause: answer })
    return answer.text
  }

  describe('listPairs', () => {
    it('lists BCP 47 tags in their shortest form, each pair once', async () => {
      const pairs = await test.engine.listPairs()
      for (const { from, to, via } of pairs)
        for (const tag of [from, to, ...via]) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(new Set(pairs.map(({ from, to }) => `${from} ${to}`)).size).toBe(pairs.length)
      expect(pairs).toContainEqual(expect.objectContaining(test.pair))
    })
  })

  describe('translate', () => {
    it('answers in order, beyond the limits of one call', async () => {
      const answers = await translate(Array.from({ length: 300 }, (_, index) => test.writeSentence(index + 100)))
      const wrong = answers.flatMap((answer, index) =>
        'text' in answer && test.isAbout(answer.text, index + 100) ? [] : [{ index, answer }],
      )
      expect(wrong).toEqual([])
      expect(answers).toHaveLength(300)
    })

    it('returns an empty list for an empty list', async () => {
      expect(await translate([])).toEqual([])
    })

    it('returns blank texts as they are and does not send them', async () => {
      const before = test.countSent()
      expect(await translate(['', '  ', '\n\t'])).toEqual([{ text: '' }, { text: '  ' }, { text: '\n\t' }])
      expect(test.countSent()).toBe(before)
      const answers = await translate(['', test.writeSentence(7), ' '])
      expect(answers[0]).toEqual({ text: '' })
      expect(answers[1]).toEqual({ text: expect.stringMatching(/\S/) })
      expect(answers[2]).toEqual({ text: ' ' })
    })

    it('ends with the reason of the signal', async () => {
      const reason = new Error('no longer needed')
      await expect(translate([test.writeSentence(1)], AbortSignal.abort(reason))).rejects.toBe(reason)
      const controller = new AbortController()
      const answers = translate(
        Array.from({ length: 200 }, (_, index) => test.writeSentence(index)),
        controller.signal,
      )
      controller.abort(reason)
      await expect(answers).rejects.toBe(reason)
      expect(test.isAbout(await translateOne(test.writeSentence(52)), 52)).toBe(true)
    })

    it('refuses a pair that it does not offer', async () => {
      const pair = { from: test.pair.from, to: 'tlh' }
      await expect(test.engine.translate([test.writeSentence(1)], pair, { signal: never })).rejects.toMatchObject({
        name: 'TranslationEngineError',
        problem: 'pair_not_offered',
        retry: 'never',
      })
    })

    it('does not let a text that fails spoil its neighbors', async () => {
      const answers = await translate([test.writeSentence(31), test.failingText, test.writeSentence(33)])
      expect(answers[0]).toEqual({ text: expect.anything() })
      expect(answers[1]).toEqual({ error: expect.objectContaining({ name: 'TranslationEngineError' }) })
      expect(answers[2]).toEqual({ text: expect.anything() })
    })
  })

  describe('tags', () => {
    const words = (number: number) => {
      const [first = '', second = '', third = '', ...rest] = test.writeSentence(number).split(' ')
      return { first, second, third, rest: rest.join(' ') }
    }

    it('keeps each tag once and well nested', async () => {
      const { first, second, third, rest } = words(12)
      const texts = [
        `<g1>${first} ${second}</g1> ${third} ${rest}`,
        `${first} <g1>${second}</g1> <x2/> ${third} <g3>${rest}</g3>`,
        `<g3>${first} <g1>${second} <g2>${third}</g2></g1></g3> ${rest}<x4/>`,
        `<x1/><x2/>${first}<g10></g10> ${second}<g1> ${third} </g1>${rest}`,
      ]
      for (const text of texts) expect(listTags(await translateOne(text))).toEqual(listTags(text))
    })

    it('keeps literal characters of markup and text that looks like a tag', async () => {
      const { first, second, third, rest } = words(15)
      const answer = await translateOne(
        `${first} <g1>${second}</g1> <g9> & ${third} 5 < 6 ${rest} &amp; </g7> <x3/> <b>${rest}`,
      )
      expect(listTags(answer)).toEqual(['<g1>', '</g1>', '<x3/>'].toSorted())
      expect(answer).toContain('<g9>')
      expect(answer).toContain('</g7>')
      expect(answer).not.toContain('&lt;')
      expect(answer).not.toContain('&amp;amp;')
    })

    it('answers a text of tags only with the same tags', async () => {
      expect(listTags(await translateOne('<g1><x2/></g1> <x3/>'))).toEqual(listTags('<g1><x2/></g1> <x3/>'))
    })
  })
}

/** The tags of a text, sorted. Ids above 4 are literal text in these tests, except 10. Throws unless they nest. */
function listTags(text: string): readonly string[] {
  const tags = text.match(/<g(?:[1-4]|10)>|<\/g(?:[1-4]|10)>|<x[1-4]\/>/g) ?? []
  const open: string[] = []
  for (const tag of tags) {
    if (tag.startsWith('</')) expect(open.pop()).toBe(tag.replace('/', ''))
    else if (tag.startsWith('<g')) open.push(tag)
  }
  expect(open).toEqual([])
  return tags.toSorted()
}
