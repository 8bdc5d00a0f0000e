import { type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { encodeUtf8 } from '../../text/decode-text.ts'
import { formatClock } from '../../time/clock.ts'
import { type FrameRate, frameRates } from '../../time/frame-rate.ts'
import { formatTimecode, msToTimecode } from '../../time/timecode.ts'
import type { WrittenFile } from '../format.ts'
import { regionsOf, rootAttributes, type TtmlProfile } from './profile.ts'
import { writeCue } from './write-cue.ts'
import { writeHead } from './write-head.ts'

/** One writer for four profiles. Only iTT counts frames. */
export function writeTtml(
  track: SubtitleTrack,
  profile: TtmlProfile,
  rate: FrameRate = frameRates.filmNtsc,
): WrittenFile {
  const regions = regionsOf(track, profile)
  const cues = sortCues(track.cues)
  const speakers = profile === 'itt' ? [] : [...new Set(cues.flatMap(({ speaker }) => speaker ?? []))]
  const context = {
    profile,
    regions: new Map(regions.map((region) => [region.id, region])),
    speakers: new Map(speakers.map((speaker, index) => [speaker, index + 1])),
    formatTime: (ms: number) => (profile === 'itt' ? formatTimecode(msToTimecode(ms, rate)) : formatClock(ms, '.')),
  }
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt${rootAttributes(track, profile, rate)}>`,
    ...writeHead(track, speakers, regions, profile),
    `  <body style="${profile === 'itt' ? 'normal' : 'base'}">`,
    '    <div>',
    ...cues.map((cue, index) => writeCue(cue, index + 1, context)),
    '    </div>',
    '  </body>',
    '</tt>',
    '',
  ].join('\n')
  const findings = cues.flatMap(({ vertical }, cue) =>
    profile === 'itt' && vertical === 'middle' ? [{ code: 'position_lost', cue } as const] : [],
  )
  return { bytes: encodeUtf8(xml), findings }
}
