import type { Region, SubtitleTrack } from '../../model/cue.ts'
import { writeAttributes } from '../../text/xml.ts'
import { type FrameRate, nominalRate } from '../../time/frame-rate.ts'

/** Generic TTML 1, DFXP, IMSC 1.1 Text, and Apple's iTunes Timed Text. */
export type TtmlProfile = 'ttml' | 'dfxp' | 'imsc' | 'itt'

const namespace = 'http://www.w3.org/ns/ttml'
const namespaces = {
  xmlns: namespace,
  'xmlns:tts': `${namespace}#styling`,
  'xmlns:ttp': `${namespace}#parameter`,
  'xmlns:ttm': `${namespace}#metadata`,
}

/** The attributes of the root element. */
export function rootAttributes({ language }: SubtitleTrack, profile: TtmlProfile, rate: FrameRate): string {
  const common = { ...namespaces, 'xml:lang': language }
  switch (profile) {
    case 'ttml':
      return writeAttributes({ ...common, 'ttp:timeBase': 'media' })
    case 'dfxp':
      return writeAttributes({
        ...common,
        'ttp:profile': `${namespace}/profile/dfxp-presentation`,
        'ttp:timeBase': 'media',
      })
    case 'imsc':
      return writeAttributes({
        ...common,
        'xmlns:ebutts': 'urn:ebu:tt:style',
        'ttp:contentProfiles': `${namespace}/profile/imsc1.1/text`,
        'ttp:timeBase': 'media',
        'ttp:cellResolution': '32 15',
      })
    case 'itt':
      return writeAttributes({
        ...common,
        'ttp:timeBase': 'smpte',
        'ttp:frameRate': nominalRate(rate),
        'ttp:frameRateMultiplier': rate.denominator === 1 ? '1 1' : '1000 1001',
        'ttp:dropMode': rate.isDropFrame ? 'dropNTSC' : 'nonDrop',
      })
  }
}

const usualRegions: readonly Region[] = [
  { id: 'bottom', x: 10, y: 70, width: 80, height: 20, vertical: 'bottom' },
  { id: 'middle', x: 10, y: 40, width: 80, height: 20, vertical: 'middle' },
  { id: 'top', x: 10, y: 10, width: 80, height: 20, vertical: 'top' },
]
/** iTT may have no others. */
const ittRegions: readonly Region[] = [
  { id: 'bottom', x: 0, y: 85, width: 100, height: 15, vertical: 'bottom' },
  { id: 'top', x: 0, y: 0, width: 100, height: 15, vertical: 'top' },
]

export function regionsOf({ regions = [] }: SubtitleTrack, profile: TtmlProfile): readonly Region[] {
  if (profile === 'itt') return ittRegions
  const own = regions.filter(({ id }) => isXmlId(id))
  return [...own, ...usualRegions.filter(({ id }) => !own.some((region) => region.id === id))]
}

const isXmlId = (id: string): boolean => /^[A-Za-z_][\w.-]{0,99}$/.test(id)
