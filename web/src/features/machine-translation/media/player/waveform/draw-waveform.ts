import type { Waveform } from '@portolan/contract/machine-translation/media/cues'
import type { EditedCue } from '../../cues/model/edited-cue.ts'
import { cuesInView, type WaveformView, xAt } from './waveform-view.ts'

type Picture = {
  readonly waveform: Waveform
  readonly cues: readonly EditedCue[]
  readonly view: WaveformView
  readonly selectedId: string | undefined
  readonly nowMs: number
}

const barPx = 2

/** Loudness as bars, cues as blocks behind them, and a line at the current time. Colors are those of the page. */
export function drawWaveform(canvas: HTMLCanvasElement, picture: Picture): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = window.devicePixelRatio || 1
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale)
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  const colorOf = readColors(canvas)
  drawCues(context, picture, { width, height, colorOf })
  drawPeaks(context, picture, { width, height, colorOf })
  const now = xAt(picture.view, picture.nowMs, width)
  context.fillStyle = colorOf('secondary')
  context.fillRect(Math.round(now) - 1, 0, 2, height)
}

type ColorName = 'primary' | 'secondary' | 'text'
type Sheet = { readonly width: number; readonly height: number; readonly colorOf: (name: ColorName) => string }

function readColors(canvas: HTMLCanvasElement): Sheet['colorOf'] {
  const style = getComputedStyle(canvas)
  return (name) => style.getPropertyValue(`--drawn-${name}`)
}

function drawCues(context: CanvasRenderingContext2D, { cues, view, selectedId }: Picture, sheet: Sheet): void {
  for (const cue of cuesInView(cues, view)) {
    const [from, to] = [xAt(view, cue.startMs, sheet.width), xAt(view, cue.endMs, sheet.width)]
    context.globalAlpha = cue.id === selectedId ? 0.45 : 0.2
    context.fillStyle = sheet.colorOf('primary')
    context.fillRect(from, 0, to - from, sheet.height)
    context.globalAlpha = 1
    context.fillRect(from, 0, 1, sheet.height)
    context.fillRect(to - 1, 0, 1, sheet.height)
  }
}

function drawPeaks(context: CanvasRenderingContext2D, { waveform, view }: Picture, sheet: Sheet): void {
  const { peaks, seconds } = waveform
  const perPeakMs = (seconds * 1000) / Math.max(1, peaks.length)
  context.fillStyle = sheet.colorOf('text')
  for (let x = 0; x < sheet.width; x += barPx + 1) {
    const first = Math.floor((view.fromMs + (x / sheet.width) * view.spanMs) / perPeakMs)
    const last = Math.floor((view.fromMs + ((x + barPx) / sheet.width) * view.spanMs) / perPeakMs)
    let loudest = 0
    for (let at = Math.max(0, first); at <= Math.min(last, peaks.length - 1); at += 1)
      loudest = Math.max(loudest, peaks[at] ?? 0)
    const bar = Math.max(1, (loudest / 100) * (sheet.height - 8))
    context.fillRect(x, (sheet.height - bar) / 2, barPx, bar)
  }
}
