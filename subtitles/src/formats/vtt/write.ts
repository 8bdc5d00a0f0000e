import { type Cue, type Region, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { type TagWriter, writeTags } from '../../text/write-tags.ts'
import { formatClock } from '../../time/clock.ts'
import type { WrittenFile } from '../format.ts'
import { nearestClass } from './color-classes.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\u200e': '&lrm;',
  '\u200f': '&rlm;',
}
const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0\u200e\u200f]/g, (character) => references[character] ?? character)
const tags: TagWriter = {
  writeText: escapeText,
  writeColor: (color) => [`<c.${nearestClass(color)}>`, '</c>'],
}
/** A line of a region is 5.33 percent of the picture's height, as the specification says. */
const percentPerLine = 5.33

export function writeVtt(track: SubtitleTrack): WrittenFile {
  const regions = (track.regions ?? []).filter(({ id }) => isName(id))
  const known = new Set(regions.map(({ id }) => id))
  const cues = sortCues(track.cues).map((cue, index) => {
    const lines = cue.lines.map((line) => writeTags(line, tags)).filter((line) => line !== '')
    const times = `${formatClock(cue.startMs, '.')} --> ${formatClock(cue.endMs, '.')}`
    const id = cue.id === undefined || !isName(cue.id) ? index + 1 : cue.id
    return `${id}\n${times}${settingsOf(cue, known)}\n${withSpeaker(cue, lines.join('\n'))}\n`
  })
  return { bytes: encodeUtf8(['WEBVTT\n', ...regions.map(writeRegion), ...cues].join('\n')), findings: [] }
}

const isName = (id: string): boolean => /^[\w.-]{1,100}$/.test(id)

const withSpeaker = ({ speaker }: Cue, text: string): string =>
  speaker ? `<v ${escapeText(speaker.replace(/[\r\n]/g, ' '))}>${text}</v>` : text

function settingsOf({ region, vertical, align }: Cue, regions: ReadonlySet<string>): string {
  const settings: string[] = []
  if (region !== undefined && regions.has(region)) settings.push(`region:${region}`)
  else if (vertical === 'top') settings.push('line:0')
  else if (vertical === 'middle') settings.push('line:50%,center')
  if (align === 'left') settings.push('position:10%,line-left', 'align:left')
  if (align === 'right') settings.push('position:90%,line-right', 'align:right')
  return settings.map((setting) => ` ${setting}`).join('')
}

const writeRegion = ({ id, x, y, width, height }: Region): string =>
  [
    'REGION',
    `id:${id}`,
    `width:${width}%`,
    `lines:${Math.max(1, Math.round(height / percentPerLine))}`,
    'regionanchor:0%,100%',
    `viewportanchor:${x}%,${y + height}%`,
    '',
  ].join('\n')
