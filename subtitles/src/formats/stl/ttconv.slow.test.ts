import { describe, expect, it } from 'vitest'
import { cueText } from '../../model/spans.ts'
import { trackOf } from '../../samples/compare-cues.ts'
import { hasTtconv, readWithTtconv } from '../../samples/programs.ts'
import { arabic, greek, hebrew, plainFrench, russian } from '../../samples/tracks.ts'
import { writeStl } from './write.ts'

describe.skipIf(!hasTtconv)('in ttconv (skipped where it is not installed)', () => {
  it.each([plainFrench, greek, russian, hebrew, arabic])('has the same text and times: $language', (track) => {
    const { cues } = trackOf(readWithTtconv('i.stl', writeStl(track, '2026-01-31').bytes))
    // It loses spaces where the style changes.
    const factsOf = (all: typeof cues) =>
      all.map((cue) => [cue.startMs, cue.endMs, cueText(cue).replace(/[ \u00a0]/g, '')])
    expect(factsOf(cues)).toEqual(factsOf(track.cues))
  })
})
