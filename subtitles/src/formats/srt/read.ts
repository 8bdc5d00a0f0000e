import type { Cue, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { checkPieces } from '../../model/spans.ts'
import { decodeText } from '../../text/decode-text.ts'
import { eachLine } from '../../text/each-line.ts'
import { readStyleTag, readTags } from '../../text/read-tags.ts'
import { parseClock } from '../../time/clock.ts'
import type { ReadOptions } from '../format.ts'

const timing = /^\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}[.,]\d{1,9})\s{0,9}-->\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}[.,]\d{1,9})/
const isNumber = /^\s{0,9}\d{1,9}\s{0,9}$/
const position = /\{\\an([1-9])\}/
const everyPosition = /\{\\an[1-9]\}/g
const columns = ['left', 'center', 'right'] as const
const rows = ['bottom', 'middle', 'top'] as const
const tagRules = { readTag: readStyleTag, readText: (text: string) => text, dropsUnknown: false }

/** Cues begin at their times, not at an empty line, as some have empty lines inside. */
export function readSrt(bytes: Uint8Array, { language = 'und' }: ReadOptions): SubtitleTrack {
  const list = new CueList()
  let times: RegExpExecArray | null = null
  let body: string[] = []
  const endCue = (): void => {
    if (times) list.add(readCue(times[1] ?? '', times[2] ?? '', body))
    body = []
  }
  for (const line of eachLine(decodeText(bytes))) {
    const found = timing.exec(line)
    if (found) {
      if (isNumber.test(body.at(-1) ?? '')) body.pop()
      endCue()
      times = found
    } else if (times) {
      body.push(line)
      checkPieces(body)
    }
  }
  endCue()
  return { language, cues: list.cues }
}

function readCue(start: string, end: string, body: readonly string[]): Cue {
  const text = body.join('\n').trimEnd()
  const key = Number(position.exec(text)?.[1] ?? 2) - 1
  const align = columns[key % 3]
  const vertical = rows[Math.floor(key / 3)]
  return {
    startMs: parseClock(start),
    endMs: parseClock(end),
    lines: readTags(text.replaceAll(everyPosition, ''), tagRules),
    ...(align && align !== 'center' ? { align } : {}),
    ...(vertical && vertical !== 'bottom' ? { vertical } : {}),
  }
}
