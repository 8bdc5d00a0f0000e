import { cueMaxLength, type MediaCue } from '@portolan/contract/machine-translation/media/cues'

/** A cue as the editor holds it, saved or not. */
export type EditedCue = Pick<MediaCue, 'id' | 'startMs' | 'endMs' | 'text' | 'source'>

/** In the order of their times. */
export const sortCues = (cues: readonly EditedCue[]): readonly EditedCue[] =>
  cues.toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs)

export const isSameCue = (one: EditedCue, other: EditedCue): boolean =>
  one.startMs === other.startMs && one.endMs === other.endMs && one.text === other.text

/** A cue without text stays in the editor until it has one, or is removed. */
export const canBeSaved = ({ text }: EditedCue): boolean => text.trim() !== '' && text.length <= cueMaxLength
