import { expect, it } from 'vitest'
import { speakText } from './speak-text.ts'

const pronounce = (text: string) => text.toLowerCase()
/** As long as the tokens; no numbers for inputs of these lengths. */
const makeModel = (...failing: readonly number[]) => {
  const lengths: number[] = []
  const speakTokens = async (tokens: readonly number[]) => {
    lengths.push(tokens.length)
    return new Float32Array(tokens.length).fill(failing.includes(tokens.length) ? Number.NaN : 0.5)
  }
  return { lengths, speakTokens }
}

it('speaks a text at once', async () => {
  const { lengths, speakTokens } = makeModel()
  expect(await speakText('one two', pronounce, speakTokens)).toHaveLength(7)
  expect(lengths).toEqual([7])
})

it('tries again with spaces, then in halves, when the model gives no numbers', async () => {
  const padded = makeModel(7)
  expect(await speakText('one two', pronounce, padded.speakTokens)).toHaveLength(9)
  const halved = makeModel(13, 15)
  expect(await speakText('one two, four', pronounce, halved.speakTokens)).toHaveLength(12)
  expect(halved.lengths).toEqual([13, 15, 8, 4])
})

it('halves a text that is too long for the model', async () => {
  const { lengths, speakTokens } = makeModel()
  await speakText('word '.repeat(150), pronounce, speakTokens)
  expect(lengths).toHaveLength(2)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(510)
})

it('gives up where nothing helps, and where there is nothing to say', async () => {
  const silent = async (tokens: readonly number[]) => new Float32Array(tokens.length)
  expect(await speakText('one two three four', pronounce, silent)).toBeUndefined()
  expect(await speakText('♪ ♪', () => '♪', makeModel().speakTokens)).toBeUndefined()
})
