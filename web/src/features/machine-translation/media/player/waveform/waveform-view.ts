import type { EditedCue } from '../../cues/model/edited-cue.ts'
import { lastStartedAt } from '../../cues/model/find-cue.ts'

/** The part of the file in view, over the width of the canvas. */
export type WaveformView = { readonly fromMs: number; readonly spanMs: number }

const shortestSpanMs = 2_000
const usualSpanMs = 20_000
/** How near to the edge of a cue the pointer has to be. */
const gripPx = 6

export const startView = (totalMs: number): WaveformView => ({ fromMs: 0, spanMs: Math.min(usualSpanMs, totalMs) })

const within = ({ fromMs, spanMs }: WaveformView, totalMs: number): WaveformView => {
  const span = Math.min(Math.max(spanMs, Math.min(shortestSpanMs, totalMs)), totalMs)
  return { spanMs: span, fromMs: Math.max(0, Math.min(fromMs, totalMs - span)) }
}

/** Around a moment that stays where it is. */
export function zoomView(view: WaveformView, factor: number, aroundMs: number, totalMs: number): WaveformView {
  const share = (aroundMs - view.fromMs) / view.spanMs
  const spanMs = Math.min(Math.max(view.spanMs * factor, shortestSpanMs), totalMs)
  return within({ spanMs, fromMs: aroundMs - spanMs * Math.min(1, Math.max(0, share)) }, totalMs)
}

export const moveView = (view: WaveformView, byMs: number, totalMs: number): WaveformView =>
  within({ ...view, fromMs: view.fromMs + byMs }, totalMs)

/** The same view while the moment is in it, else the one that starts a little before it. */
export function followMoment(view: WaveformView, ms: number, totalMs: number): WaveformView {
  if (ms >= view.fromMs && ms <= view.fromMs + view.spanMs) return view
  return within({ ...view, fromMs: ms - view.spanMs * 0.1 }, totalMs)
}

export const msAt = (view: WaveformView, x: number, width: number): number =>
  view.fromMs + (x / Math.max(1, width)) * view.spanMs

export const xAt = (view: WaveformView, ms: number, width: number): number => ((ms - view.fromMs) / view.spanMs) * width

/** The cues in view. A cue that began before it may still be there. */
export function cuesInView(cues: readonly EditedCue[], { fromMs, spanMs }: WaveformView): readonly EditedCue[] {
  const first = Math.max(0, lastStartedAt(cues, fromMs))
  return cues.slice(first, lastStartedAt(cues, fromMs + spanMs) + 1)
}

export type Grip = { readonly id: string; readonly edge: 'start' | 'end' }

/** The edge under the pointer; that of the selected cue where two cues meet. */
export function gripAt(
  cues: readonly EditedCue[],
  view: WaveformView,
  { x, width, selectedId }: { readonly x: number; readonly width: number; readonly selectedId: string | undefined },
): Grip | undefined {
  const distance = (ms: number) => Math.abs(xAt(view, ms, width) - x)
  const grips = cuesInView(cues, view).flatMap(({ id, startMs, endMs }) => [
    { id, edge: 'start' as const, px: distance(startMs) },
    { id, edge: 'end' as const, px: distance(endMs) },
  ])
  const [nearest] = grips
    .filter(({ px }) => px <= gripPx)
    .sort((one, other) => Number(other.id === selectedId) - Number(one.id === selectedId) || one.px - other.px)
  return nearest && { id: nearest.id, edge: nearest.edge }
}
