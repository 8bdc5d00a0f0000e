import { expect, it } from 'vitest'
import type { EditedCue } from '../../cues/model/edited-cue.ts'
import { cuesInView, followMoment, gripAt, moveView, msAt, startView, xAt, zoomView } from './waveform-view.ts'

const cue = (id: string, startMs: number, endMs: number): EditedCue => ({ id, startMs, endMs, text: id, source: null })
const totalMs = 60_000
const view = startView(totalMs)

it('shows 20 seconds at first, and a shorter file whole', () => {
  expect(view).toEqual({ fromMs: 0, spanMs: 20_000 })
  expect(startView(5_000)).toEqual({ fromMs: 0, spanMs: 5_000 })
})

it('zooms around the current time, between two seconds and the whole file', () => {
  const near = zoomView(view, 0.5, 10_000, totalMs)
  expect(near).toEqual({ fromMs: 5_000, spanMs: 10_000 })
  expect(xAt(near, 10_000, 400)).toBe(xAt(view, 10_000, 400))
  expect(zoomView(view, 0.001, 10_000, totalMs).spanMs).toBe(2_000)
  expect(zoomView(view, 100, 10_000, totalMs)).toEqual({ fromMs: 0, spanMs: totalMs })
})

it('follows the current time, and stays within the file', () => {
  expect(followMoment(view, 15_000, totalMs)).toBe(view)
  expect(followMoment(view, 30_000, totalMs)).toEqual({ fromMs: 28_000, spanMs: 20_000 })
  expect(moveView(view, 1e9, totalMs).fromMs).toBe(40_000)
  expect(moveView(view, -1, totalMs).fromMs).toBe(0)
})

it('finds times by place, and cues in view', () => {
  expect(msAt(view, 200, 400)).toBe(10_000)
  const cues = [cue('a', 0, 1000), cue('b', 9_000, 12_000), cue('c', 40_000, 41_000)]
  expect(cuesInView(cues, { fromMs: 10_000, spanMs: 5_000 }).map(({ id }) => id)).toEqual(['b'])
})

it('takes hold of the nearest edge, and of the selected cue where two meet', () => {
  const cues = [cue('a', 0, 5_000), cue('b', 5_000, 9_000)]
  const at = (x: number, selectedId?: string) => gripAt(cues, view, { x, width: 400, selectedId })
  expect(at(180)).toEqual({ id: 'b', edge: 'end' })
  expect(at(103, 'b')).toEqual({ id: 'b', edge: 'start' })
  expect(at(103, 'a')).toEqual({ id: 'a', edge: 'end' })
  expect(at(50)).toBeUndefined()
})
