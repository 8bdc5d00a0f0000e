import { type Cue, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { cueText } from '../../model/spans.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { frameRates, msToFrame } from '../../time/frame-rate.ts'
import { formatTimecode, frameToTimecode } from '../../time/timecode.ts'
import type { WrittenFile } from '../format.ts'
import type { WriteFinding } from '../write-finding.ts'
import { controls, withParity } from './codes.ts'
import { encodeCaption } from './encode-caption.ts'
import { twice, type Words } from './encode-row.ts'

const rate = frameRates.ntscDropFrame
const signature = 'Scenarist_SCC V1.0'

type CaptionLine = { readonly frame: number; readonly words: number[] }
type Event = readonly [frame: number, words: Words]

/**
 * Pop-on captions of CEA-608. A frame carries one word, so a caption is loaded before it is shown, and the load flows around
 * the two frames that erase the caption before it. One line of the file per caption.
 */
export function writeScc(track: SubtitleTrack): WrittenFile {
  const findings: WriteFinding[] = []
  const lines: CaptionLine[] = []
  const cues = sortCues(track.cues).filter((cue) => cueText(cue).trim() !== '')
  let firstFree = 0
  let eraseAt: number | undefined
  for (const [index, cue] of cues.entries()) {
    const load = encodeCaption(cue, index, findings)
    const wanted = msToFrame(cue.startMs, rate)
    let shownAt = Math.max(wanted, firstFree)
    // The next caption replaces this one where there is no time to erase it.
    const erases = eraseAt !== undefined && eraseAt + 2 <= shownAt ? eraseAt : undefined
    let frames = placeBackwards(load, shownAt, firstFree, erases)
    while (!frames) frames = placeBackwards(load, ++shownAt, firstFree, erases)
    if (shownAt > wanted) findings.push({ code: 'shown_late', cue: index, frames: shownAt - wanted })
    const events: Event[] = load.map((words, at) => [frames[at] ?? 0, words])
    events.push([shownAt, twice(controls.endOfCaption)])
    if (erases !== undefined) {
      const isInside = erases > (frames[0] ?? 0)
      if (isInside) events.push([erases, twice(controls.eraseDisplayedMemory)])
      else lines.push({ frame: erases, words: [...twice(controls.eraseDisplayedMemory)] })
    }
    lines.push(joinEvents(events))
    firstFree = shownAt + 2
    eraseAt = endOf(cue, cues[index + 1], firstFree, () => findings.push({ code: 'ends_early', cue: index }))
  }
  if (eraseAt !== undefined) lines.push({ frame: eraseAt, words: [...twice(controls.eraseDisplayedMemory)] })
  return { bytes: encodeUtf8([`${signature}\n`, ...lines.map(writeLine)].join('\n')), findings }
}

/** Frames for the words, going back from a frame; undefined where they would start before the first free one. */
function placeBackwards(
  load: readonly Words[],
  before: number,
  firstFree: number,
  erases: number | undefined,
): number[] | undefined {
  const frames: number[] = []
  let next = before
  for (const words of load.toReversed()) {
    next -= words.length
    if (erases !== undefined && next < erases + 2 && next + words.length > erases) next = erases - words.length
    if (next < firstFree) return undefined
    frames.push(next)
  }
  return frames.reverse()
}

/** Where a caption is erased. It ends with the start of the next one at the latest. */
function endOf(cue: Cue, next: Cue | undefined, earliest: number, onOverlap: () => void): number {
  const end = msToFrame(cue.endMs, rate)
  const nextStart = next ? msToFrame(next.startMs, rate) : Number.POSITIVE_INFINITY
  if (end > nextStart) onOverlap()
  return Math.max(earliest, Math.min(end, nextStart))
}

/** Frames without a word carry the null pair. */
function joinEvents(events: readonly Event[]): CaptionLine {
  const inOrder = events.toSorted(([one], [other]) => one - other)
  const frame = inOrder[0]?.[0] ?? 0
  const words: number[] = []
  for (const [at, some] of inOrder) {
    while (words.length < at - frame) words.push(0)
    words.push(...some)
  }
  return { frame, words }
}

const writeLine = ({ frame, words }: CaptionLine): string =>
  `${formatTimecode(frameToTimecode(frame, rate), ';')}\t${words.map(writeWord).join(' ')}\n`

const writeWord = (word: number): string =>
  ((withParity(word >> 8) << 8) | withParity(word & 0xff)).toString(16).padStart(4, '0')
