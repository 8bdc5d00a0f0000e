import { RefusalError } from '@portolan/documents/refusal'
import type { Cue, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { type FrameRate, frameRates } from '../../time/frame-rate.ts'
import { timecodeToMs } from '../../time/timecode.ts'
import type { ReadOptions } from '../format.ts'
import { pageOfLanguage } from './code-pages.ts'
import { codes, headBytes, recordHeadBytes } from './codes.ts'
import { readLines } from './read-lines.ts'

/** The code page follows from the language, as the file does not name it. */
export function readPac(
  bytes: Uint8Array,
  { language = 'und', frameRate = frameRates.pal }: ReadOptions,
): SubtitleTrack {
  if (bytes[0] !== 1 || bytes.length < headBytes || bytes.subarray(1, headBytes).some((byte) => byte !== 0))
    throw new RefusalError('broken', 'no head of PAC')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const page = pageOfLanguage(language)
  const list = new CueList()
  let at = headBytes
  while (at + recordHeadBytes + 1 < bytes.length) {
    const mark = bytes[at + 2] ?? 0
    const isRecord = mark >= codes.record && mark <= codes.record + 7
    // The number of a record may have the same first byte as the end.
    if (!isRecord && bytes[at] === codes.endOfCues) break
    if (!isRecord) throw new RefusalError('broken', `no record at ${at}`)
    const end = at + recordHeadBytes + view.getUint16(at + 11, true)
    const { lines, align } = readLines(bytes.subarray(at + recordHeadBytes + 1, end), page)
    list.add({
      startMs: readTime(view, at + 3, frameRate),
      endMs: readTime(view, at + 7, frameRate),
      lines,
      ...(align === undefined ? {} : { align }),
      ...verticalOf(bytes[at + recordHeadBytes] ?? 0),
    })
    at = bytes[end] === 0 ? end + 1 : end
  }
  return { language, cues: list.cues }
}

function readTime(view: DataView, at: number, rate: FrameRate): number {
  const [first, second] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
  const timecode = {
    hours: Math.floor(first / 100),
    minutes: first % 100,
    seconds: Math.floor(second / 100),
    frames: second % 100,
  }
  return timecodeToMs(timecode, rate)
}

function verticalOf(row: number): Pick<Cue, 'vertical'> {
  if (row < 5) return { vertical: 'top' }
  return row < 9 ? { vertical: 'middle' } : {}
}
