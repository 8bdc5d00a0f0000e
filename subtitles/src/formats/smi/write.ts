import { escapeText } from '@portolan/documents/escape'
import { type Cue, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { isRightToLeft } from '../../model/direction.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { fontTags, type TagWriter, writeTags } from '../../text/write-tags.ts'
import type { WrittenFile } from '../format.ts'
import { languageName } from '../language-name.ts'
import type { WriteFinding } from '../write-finding.ts'

const escapeSpaces = (text: string): string => escapeText(text).replaceAll('\u00a0', '&nbsp;')
const tags: TagWriter = { writeText: escapeSpaces, writeColor: fontTags }
const style =
  'P { margin-left: 2%; margin-right: 2%; text-align: center; font-size: 18pt; font-family: sans-serif; color: white; background-color: black; }'

/**
 * SAMI has points in time, and paragraphs of one class per language. Speakers are not written: players keep showing the last
 * one.
 */
export function writeSmi(track: SubtitleTrack): WrittenFile {
  const className = `${track.language.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}CC`
  const name = languageName(track.language).replace(/[^A-Za-z0-9]/g, '')
  const cues = sortCues(track.cues)
  const text = [
    '<SAMI>',
    '<HEAD>',
    `<TITLE>${escapeSpaces(track.title ?? '')}</TITLE>`,
    '<STYLE TYPE="text/css">',
    '<!--',
    style,
    `.${className} { Name: ${name}; lang: ${track.language}; SAMIType: CC; }`,
    '-->',
    '</STYLE>',
    '</HEAD>',
    '<BODY>',
    ...cues.flatMap((cue, index) => writeCue(cue, cues[index + 1], className)),
    '</BODY>',
    '</SAMI>',
    '',
  ].join('\n')
  return { bytes: encodeUtf8(text), findings: findLosses(cues) }
}

function writeCue(cue: Cue, next: Cue | undefined, className: string): string[] {
  const align = cue.align && cue.align !== 'center' ? ` style="text-align:${cue.align}"` : ''
  const direction = isRightToLeft(cue) ? ' dir="rtl"' : ''
  const text = cue.lines.map((line) => writeTags(line, tags)).join('<br>')
  const shown = `<SYNC Start=${Math.round(cue.startMs)}><P Class=${className}${align}${direction}>${text}`
  // The next cue replaces the text where it follows at once; a blank one in between would flash.
  if (next && next.startMs <= cue.endMs) return [shown]
  return [shown, `<SYNC Start=${Math.round(cue.endMs)}><P Class=${className}>&nbsp;`]
}

const findLosses = (cues: readonly Cue[]): WriteFinding[] =>
  cues.flatMap((one, cue): WriteFinding[] => {
    const next = cues[cue + 1]
    return [
      ...(next && next.startMs < one.endMs ? [{ code: 'overlap_hidden', cue } as const] : []),
      ...(one.vertical && one.vertical !== 'bottom' ? [{ code: 'position_lost', cue } as const] : []),
    ]
  })
