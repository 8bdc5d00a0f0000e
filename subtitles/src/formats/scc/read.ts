import { RefusalError } from '@portolan/documents/refusal'
import type { SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { decodeText } from '../../text/decode-text.ts'
import { eachLine } from '../../text/each-line.ts'
import { frameRates, frameToMs } from '../../time/frame-rate.ts'
import { parseTimecode, type Timecode, timecodeToFrame } from '../../time/timecode.ts'
import type { ReadOptions } from '../format.ts'
import { hasParity } from './codes.ts'
import { CaptionDecoder } from './decoder.ts'

type CaptionLine = { readonly timecode: Timecode; readonly isDropFrame: boolean; readonly words: readonly number[] }

const captionLine = /^(\d\d:\d\d:\d\d([:;.,])\d\d)\s{1,9}([0-9a-f][0-9a-f\s]*)$/i
/** Some programs write no parity, so that words without it are damage only where nearly all others have it. */
const mostDamaged = 0.05

export function readScc(bytes: Uint8Array, { language = 'und' }: ReadOptions): SubtitleTrack {
  const text = decodeText(bytes)
  if (!text.startsWith('Scenarist_SCC V1.0')) throw new RefusalError('broken', 'no signature of SCC')
  const isStrict = hasParityThroughout(text)
  const list = new CueList()
  let rate = frameRates.ntscDropFrame
  const toMs = (frame: number): number => Math.round(frameToMs(frame, rate))
  const decoder = new CaptionDecoder((shown, from, to) => list.add({ startMs: toMs(from), endMs: toMs(to), ...shown }))
  let frame = 0
  for (const { timecode, isDropFrame, words } of eachCaptionLine(text)) {
    rate = isDropFrame ? frameRates.ntscDropFrame : frameRates.ntsc
    frame = timecodeToFrame(timecode, rate)
    for (const word of words) {
      if (!isStrict || hasParity(word)) decoder.receive(word & 0x7f7f, frame)
      frame++
    }
  }
  decoder.end(frame)
  return { language, cues: list.cues }
}

function* eachCaptionLine(text: string): Generator<CaptionLine> {
  for (const line of eachLine(text)) {
    const [, time = '', separator, hex] = captionLine.exec(line) ?? []
    const timecode = parseTimecode(time)
    if (!timecode || hex === undefined) continue
    const words = hex
      .trim()
      .split(/\s+/)
      .map((word) => Number.parseInt(word.slice(0, 4), 16))
    yield { timecode, isDropFrame: separator !== ':', words }
  }
}

function hasParityThroughout(text: string): boolean {
  let all = 0
  let damaged = 0
  for (const { words } of eachCaptionLine(text))
    for (const word of words) {
      all++
      if (!hasParity(word)) damaged++
    }
  return damaged <= all * mostDamaged
}
