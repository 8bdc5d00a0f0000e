import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import type { Cue, Region, Style, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { checkPieces } from '../../model/spans.ts'
import { decodeText } from '../../text/decode-text.ts'
import { eachLine } from '../../text/each-line.ts'
import { readStyleTag, readTags } from '../../text/read-tags.ts'
import { replaceReferences } from '../../text/references.ts'
import { parseClock } from '../../time/clock.ts'
import type { ReadOptions } from '../format.ts'
import { findClassColor } from './color-classes.ts'
import { readRegion } from './read-region.ts'
import { readSettings } from './read-settings.ts'

const time = '((?:\\d{1,4}:)?\\d{1,2}:\\d{1,2}\\.\\d{1,9})'
const timing = new RegExp(`^${time}[ \\t]{0,9}-->[ \\t]{0,9}${time}(.*)$`)

export function readVtt(bytes: Uint8Array, { language = 'und' }: ReadOptions): SubtitleTrack {
  const text = decodeText(bytes)
  if (!/^WEBVTT(?:\s|$)/.test(text)) throw new RefusalError('broken', 'no WEBVTT at the start')
  const list = new CueList()
  const regions: Region[] = []
  let block: string[] = []
  const endBlock = (): void => {
    if (block[0]?.startsWith('REGION') && regions.length < limits.declarations) regions.push(readRegion(block.slice(1)))
    else readBlock(block, list)
    block = []
  }
  let isHeader = true
  for (const line of eachLine(text)) {
    // An arrow starts a cue even where no empty line comes before it.
    const startsCue = line.includes('-->') && (isHeader || block.length > 1 || block[0]?.includes('-->'))
    if (line === '' || startsCue) {
      endBlock()
      isHeader = false
    }
    if (line !== '') block.push(line)
    checkPieces(block)
  }
  endBlock()
  return { language, cues: list.cues, ...(regions.length > 0 ? { regions } : {}) }
}

/** A cue, with or without an id. Notes and styles have no times. */
function readBlock(block: readonly string[], list: CueList): void {
  const at = timing.test(block[0] ?? '') ? 0 : 1
  const [, start, end, settings] = timing.exec(block[at] ?? '') ?? []
  if (start === undefined || end === undefined) return
  list.add({
    ...(at === 1 ? { id: block[0] ?? '' } : {}),
    startMs: parseClock(start),
    endMs: parseClock(end),
    ...readBody(block.slice(at + 1).join('\n')),
    ...readSettings(settings ?? ''),
  })
}

function readBody(body: string): Pick<Cue, 'lines' | 'speaker' | 'language'> {
  let speaker: string | undefined
  let language: string | undefined
  const readTag = (name: string, rest: string, style: Style): Style | undefined => {
    if (name === 'v') speaker ??= replaceReferences(rest.slice(Math.max(0, rest.search(/\s/))).trim())
    if (name === 'lang') language ??= rest.trim()
    if (name !== 'c') return readStyleTag(name, '', style)
    const color = findClassColor(rest)
    return color === undefined ? style : { ...style, color }
  }
  const lines = readTags(body, { readTag, readText: replaceReferences, dropsUnknown: true })
  return { lines, ...(speaker ? { speaker } : {}), ...(language ? { language } : {}) }
}
