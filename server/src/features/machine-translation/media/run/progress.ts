/** The steps that take long enough to be shown. */
export type MediaStep = 'read' | 'preview' | 'recognize' | 'translate' | 'write' | 'speak' | 'mix' | 'join' | 'draw'

/** Seconds of work for a second of media, on a machine with two cores; replaced by what is measured in a step. */
const usualPace: Readonly<Record<MediaStep, number>> = {
  read: 0.03,
  preview: 0.5,
  recognize: 0.6,
  translate: 0.1,
  write: 0.01,
  speak: 0.8,
  mix: 0.15,
  join: 0.02,
  draw: 0.9,
}

type ProgressOptions = {
  readonly now: () => number
  /** The steps of the whole work, in order. */
  readonly plan: readonly MediaStep[]
  /** Not awaited. */
  readonly save: (change: { readonly percent: number; readonly seconds_left: number | null }) => void
}

export type Progress = ReturnType<typeof createProgress>

const savedEveryMs = 1000
/** A pace that was measured over less is not reliable. */
const leastFraction = 0.05

export function createProgress({ now, plan, save }: ProgressOptions) {
  let step = plan[0]
  let startedAt = now()
  let savedAt = 0
  let seconds: number | undefined

  const findSecondsLeft = (fraction: number): number | null => {
    if (seconds === undefined || step === undefined) return null
    const length = seconds
    const usualOf = (each: MediaStep) => usualPace[each] * length
    const elapsed = (now() - startedAt) / 1000
    const measured = (elapsed / fraction) * (1 - fraction)
    const ofStep = fraction > leastFraction ? measured : usualOf(step) * (1 - fraction)
    const later = plan.slice(plan.indexOf(step) + 1).reduce((sum, each) => sum + usualOf(each), 0)
    return Math.ceil(ofStep + later)
  }

  return {
    /** Once the length of the media is known. */
    setLength(mediaSeconds: number): void {
      seconds = mediaSeconds
    },
    begin(next: MediaStep): void {
      step = next
      startedAt = now()
      savedAt = startedAt
      save({ percent: 0, seconds_left: findSecondsLeft(0) })
    },
    /** From 0 to 1, of the current step. */
    update(fraction: number): void {
      if (now() - savedAt < savedEveryMs) return
      savedAt = now()
      const share = Math.max(0, Math.min(1, fraction))
      save({ percent: Math.floor(share * 100), seconds_left: findSecondsLeft(share) })
    },
  }
}
