import { expect, it } from 'vitest'
import { joinPieces } from './join-pieces.ts'
import { joinWindows } from './join-windows.ts'
import { isLoop } from './loops.ts'
import { tidyTimes } from './tidy-times.ts'

/** Words of 400 ms, one every half second. */
const say = (text: string, startMs = 0) =>
  text.split(' ').map((word, index) => ({
    text: word,
    startMs: startMs + index * 500,
    endMs: startMs + index * 500 + 400,
  }))
const textOf = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text).join(' ')

it('joins the windows of an overlap where both heard the same words', () => {
  const before = say('the old maps that sailors use', 0)
  const next = say('maths that sailors used for centuries', 1000)
  expect(textOf(joinWindows(before, next, 1000))).toBe('the old maps that sailors used for centuries')
})

it('changes windows in the middle of an overlap where they heard different words', () => {
  const joined = joinWindows(say('one two three four'), say('drei vier five', 1000), 1000)
  expect(textOf(joined)).toBe('one two three vier five')
})

it('adds the words of windows that do not overlap', () => {
  expect(textOf(joinWindows(say('the end'), say('the end', 5000), undefined))).toBe('the end the end')
  expect(textOf(joinWindows([], say('start'), 0))).toBe('start')
})

it('takes equal words at other times for other words', () => {
  const joined = joinWindows(say('row row row your boat'), say('boat row on', 4000), 2300)
  expect(textOf(joined)).toBe('row row row your boat boat row on')
})

it('joins pieces of a word', () => {
  const words = joinPieces(say('ill -disposed young man .'))
  expect(textOf(words)).toBe('ill-disposed young man.')
  expect(words[0]).toMatchObject({ startMs: 0, endMs: 900 })
  expect(textOf(joinPieces(say('你 好 ， 世界 。 مرحبا ؟')))).toBe('你 好， 世界。 مرحبا؟')
})

it('recognizes loops, and takes repetitions of people for none', () => {
  expect(isLoop(say('no no no no no no no no no no'), 30)).toBe(true)
  expect(isLoop(say('thank you for watching thank you for watching thank you for watching'), 30)).toBe(true)
  expect(isLoop(say('very very very good and very very bad'), 30)).toBe(false)
  expect(isLoop(say(Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')), 4)).toBe(true)
  expect(isLoop([], 0)).toBe(false)
})

it('puts times in order, within the window', () => {
  const words = [
    { text: ' a', startMs: -50, endMs: 300 },
    { text: ' ', startMs: 300, endMs: 310 },
    { text: 'b ', startMs: 200, endMs: 210 },
    { text: 'c', startMs: 5000, endMs: 9000 },
  ]
  expect(tidyTimes(words, 0, 2000)).toEqual([
    { text: 'a', startMs: 0, endMs: 300 },
    { text: 'b', startMs: 300, endMs: 360 },
    { text: 'c', startMs: 1940, endMs: 2000 },
  ])
})
