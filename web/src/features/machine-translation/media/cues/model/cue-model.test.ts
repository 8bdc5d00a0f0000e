import { describe, expect, it } from 'vitest'
import { applyChanges, findChanges, firstChanges, rebaseChanges } from './cue-changes.ts'
import { noteEdit, redoEdit, startHistory, undoEdit } from './cue-history.ts'
import { addAfter, changeText, changeTimes, mergeWithNext, removeCue, shortestMs, splitCue } from './cue-operations.ts'
import { readLines, toggleItalics } from './cue-text.ts'
import { formatCueTime, readCueTime } from './cue-time.ts'
import type { EditedCue } from './edited-cue.ts'
import { cueAt, lastStartedAt } from './find-cue.ts'

const cue = (id: string, startMs: number, endMs: number, text = id, source: string | null = null): EditedCue => ({
  id,
  startMs,
  endMs,
  text,
  source,
})
const totalMs = 60_000
const cues = [cue('a', 0, 2000), cue('b', 3000, 5000), cue('c', 6000, 8000)]

describe('changing cues', () => {
  it('splits the text at the caret and the time by its share', () => {
    const [first, second] = splitCue([cue('a', 0, 4000, 'Wash your hands', 'Lave')], 'a', 4, 'n')
    expect(first).toEqual({ id: 'a', startMs: 0, endMs: 1067, text: 'Wash', source: 'Lave' })
    expect(second).toEqual({ id: 'n', startMs: 1067, endMs: 4000, text: 'your hands', source: 'Lave' })
  })

  it('splits between words next to the middle without a caret, and not what is too short', () => {
    expect(splitCue([cue('a', 0, 4000, 'one two three')], 'a', 0, 'n').map(({ text }) => text)).toEqual([
      'one two',
      'three',
    ])
    const short = [cue('a', 0, 2 * shortestMs - 1, 'one two')]
    expect(splitCue(short, 'a', 3, 'n')).toBe(short)
  })

  it('merges a cue with the next one, and keeps what was said in both', () => {
    const both = [cue('a', 0, 2000, 'Uno', 'One'), cue('b', 3000, 5000, 'Dos', 'Two')]
    expect(mergeWithNext(both, 'a')).toEqual([cue('a', 0, 5000, 'Uno\nDos', 'One Two')])
    expect(mergeWithNext(both, 'b')).toBe(both)
  })

  it('adds an empty cue in the gap, and removes one', () => {
    expect(addAfter(cues, 'a', 'n', totalMs)[1]).toEqual(cue('n', 2000, 3000, ''))
    expect(addAfter(cues, 'c', 'n', totalMs)[3]).toEqual(cue('n', 8000, 10_000, ''))
    expect(addAfter(cues, 'c', 'n', 8050)).toBe(cues)
    expect(removeCue(cues, 'b').map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('keeps the end of a cue after its start, and the cues in order', () => {
    expect(changeTimes(cues, 'b', { startMs: 9000, endMs: 5000 }, 'start', totalMs)[1]).toMatchObject({
      startMs: 5000 - shortestMs,
      endMs: 5000,
    })
    expect(changeTimes(cues, 'b', { startMs: 3000, endMs: 10 }, 'end', totalMs)[1]).toMatchObject({
      endMs: 3000 + shortestMs,
    })
    expect(changeTimes(cues, 'a', { startMs: 9000, endMs: 9900 }, 'end', totalMs).map(({ id }) => id)).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  it('keeps times within the file', () => {
    expect(changeTimes(cues, 'c', { startMs: 6000, endMs: 99_000 }, 'end', totalMs)[2]?.endMs).toBe(totalMs)
    expect(changeTimes(cues, 'a', { startMs: -5, endMs: 2000 }, 'start', totalMs)[0]?.startMs).toBe(0)
  })

  it('marks a selection as italic and removes the mark again', () => {
    const text = toggleItalics('say what now', 4, 8)
    expect(text).toBe('say <i>what</i> now')
    expect(toggleItalics(text, 0, 0)).toBe('say what now')
    expect(readLines('a <i>b\nc</i> d')).toEqual([
      [{ text: 'a ' }, { text: 'b', isItalic: true }],
      [{ text: 'c', isItalic: true }, { text: ' d' }],
    ])
  })
})

describe('undo and redo', () => {
  it('goes back edit by edit and forward again, and takes typing in one cue as one edit', () => {
    let history = startHistory(cues)
    for (const text of ['A', 'An', 'And']) history = noteEdit(history, changeText(history.cues, 'a', text), 'text a')
    history = noteEdit(history, removeCue(history.cues, 'b'))
    const removed = history
    history = undoEdit(history) ?? history
    expect(history.cues.map(({ text }) => text)).toEqual(['And', 'b', 'c'])
    history = undoEdit(history) ?? history
    expect(history.cues).toBe(cues)
    expect(undoEdit(history)).toBeUndefined()
    history = redoEdit(redoEdit(history) ?? history) ?? history
    expect(history.cues).toBe(removed.cues)
  })
})

describe('saving', () => {
  it('sends what was changed, added and removed, and no cue without text', () => {
    const edited = addAfter(changeText(removeCue(cues, 'c'), 'a', 'A'), 'b', 'n', totalMs)
    expect(findChanges(cues, edited)).toEqual({
      changed: [{ id: 'a', startMs: 0, endMs: 2000, text: 'A' }],
      added: [],
      removed: ['c'],
    })
    const written = changeText(edited, 'n', 'New')
    expect(findChanges(cues, written).added).toEqual([{ id: 'n', startMs: 5000, endMs: 7000, text: 'New' }])
    expect(applyChanges(cues, findChanges(cues, written))).toEqual(written)
  })

  it('sends 500 changes at a time', () => {
    const many = Array.from({ length: 700 }, (_, index) => cue(`${index}`, index * 1000, index * 1000 + 900))
    const changes = findChanges([], many)
    expect(firstChanges(changes).added).toHaveLength(500)
    expect(findChanges(applyChanges([], firstChanges(changes)), many).added).toHaveLength(200)
  })

  it('keeps own changes after those of someone else, except where both changed the same cue', () => {
    const own = changeText(changeText(cues, 'a', 'mine'), 'b', 'mine')
    const theirs = changeText(removeCue(cues, 'c'), 'b', 'theirs')
    const { cues: joined, lost } = rebaseChanges(cues, own, theirs)
    expect(joined.map(({ text }) => text)).toEqual(['mine', 'theirs'])
    expect(lost).toBe(1)
  })
})

describe('times', () => {
  it('are written and read', () => {
    for (const ms of [0, 62_500, 3_723_004]) expect(readCueTime(formatCueTime(ms))).toBe(ms)
    expect(formatCueTime(62_500)).toBe('1:02.500')
    expect(readCueTime('1:02,5')).toBe(62_500)
    for (const wrong of ['', '12', '1:75', 'soon']) expect(readCueTime(wrong)).toBeUndefined()
  })

  it('find the cue that is shown', () => {
    expect(cueAt(cues, 3000)?.id).toBe('b')
    expect(cueAt(cues, 5000)).toBeUndefined()
    expect([lastStartedAt(cues, -1), lastStartedAt(cues, 99_000)]).toEqual([-1, 2])
  })
})
