import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import type { Cue, Region, Span, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { decodeText } from '../../text/decode-text.ts'
import { booleanOf, listOf, numberOf, objectOf, oneOf, optional, textOf, trueOf } from './fields.ts'
import { jsonFormat } from './write.ts'

const alignOf = oneOf('left', 'center', 'right')
const verticalOf = oneOf('top', 'middle', 'bottom')

export function readJson(bytes: Uint8Array): SubtitleTrack {
  const file = objectOf(parse(decodeText(bytes)), 'content')
  if (file.format !== jsonFormat) throw new RefusalError('broken', `not ${jsonFormat}`)
  const list = new CueList()
  for (const cue of listOf(file.cues, 'cues')) list.add(readCue(cue))
  return {
    language: textOf(file.language, 'language'),
    ...optional(file, 'title', textOf),
    ...optional(file, 'regions', (value) => listOf(value, 'regions').slice(0, limits.declarations).map(readRegion)),
    cues: list.cues,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusalError('broken', 'not JSON')
  }
}

function readCue(value: unknown): Cue {
  const cue = objectOf(value, 'cue')
  return {
    ...optional(cue, 'id', textOf),
    startMs: numberOf(cue.startMs, 'startMs'),
    endMs: numberOf(cue.endMs, 'endMs'),
    lines: listOf(cue.lines, 'lines').map((line) => listOf(line, 'line').map(readSpan)),
    ...optional(cue, 'align', alignOf),
    ...optional(cue, 'vertical', verticalOf),
    ...optional(cue, 'region', textOf),
    ...optional(cue, 'speaker', textOf),
    ...optional(cue, 'language', textOf),
    ...optional(cue, 'isRightToLeft', booleanOf),
  }
}

function readSpan(value: unknown): Span {
  const span = objectOf(value, 'span')
  return {
    text: textOf(span.text, 'text'),
    ...optional(span, 'isItalic', trueOf),
    ...optional(span, 'isBold', trueOf),
    ...optional(span, 'isUnderlined', trueOf),
    ...optional(span, 'color', colorOf),
  }
}

function colorOf(value: unknown, what: string): string {
  const color = textOf(value, what)
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new RefusalError('broken', what)
  return color
}

function readRegion(value: unknown): Region {
  const region = objectOf(value, 'region')
  return {
    id: textOf(region.id, 'id'),
    x: numberOf(region.x, 'x'),
    y: numberOf(region.y, 'y'),
    width: numberOf(region.width, 'width'),
    height: numberOf(region.height, 'height'),
    vertical: verticalOf(region.vertical, 'vertical'),
  }
}
