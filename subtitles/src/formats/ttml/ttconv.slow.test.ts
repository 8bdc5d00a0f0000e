import { describe, it } from 'vitest'
import { expectSameCues } from '../../samples/compare-cues.ts'
import { hasTtconv, readWithTtconv } from '../../samples/programs.ts'
import { arabic, french } from '../../samples/tracks.ts'
import { frameRates } from '../../time/frame-rate.ts'
import { writeTtml } from './write.ts'

const cases = (['ttml', 'dfxp', 'imsc', 'itt'] as const).flatMap((profile) =>
  [french, arabic].map((track) => ({ profile, track, language: track.language })),
)

describe.skipIf(!hasTtconv)('in ttconv (skipped where it is not installed)', () => {
  it.each(cases)('$profile has the same text, italics and times: $language', ({ profile, track }) => {
    // Its times of 23.976 frames a second are those of 24.
    const { bytes } = writeTtml(track, profile, frameRates.pal)
    expectSameCues(readWithTtconv('i.ttml', bytes), track)
  })
})
