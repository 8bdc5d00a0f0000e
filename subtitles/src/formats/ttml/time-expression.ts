import { RefusalError } from '@portolan/documents/refusal'
import type { Attributes } from '../../text/xml.ts'
import { type FrameRate, frameToMs } from '../../time/frame-rate.ts'
import { timecodeToFrame } from '../../time/timecode.ts'

/** How the times of a file are counted. */
export type TimeRules = {
  readonly rate: FrameRate
  readonly subFrames: number
  readonly ticksPerSecond: number
  readonly isSmpte: boolean
}

/** From the attributes of the root element. */
export function readTimeRules(root: Attributes): TimeRules {
  const perSecond = positive(root.get('frameRate'), 30)
  const [numerator, denominator] = (root.get('frameRateMultiplier') ?? '1 1').split(/[\s:]/)
  const subFrames = positive(root.get('subFrameRate'), 1)
  return {
    rate: {
      numerator: perSecond * positive(numerator, 1),
      denominator: positive(denominator, 1),
      isDropFrame: (root.get('dropMode') ?? '').startsWith('drop'),
    },
    subFrames,
    ticksPerSecond: positive(root.get('tickRate'), root.has('frameRate') ? perSecond * subFrames : 1),
    isSmpte: root.get('timeBase') === 'smpte',
  }
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return number > 0 && number < 1e12 ? number : otherwise
}

const offset = /^(\d{1,12}(?:\.\d{1,12})?)(h|ms|m|s|f|t)$/
const clock = /^(\d{2,4}):(\d{2}):(\d{2})(?:(\.\d{1,12})|[:;](\d{2,4})(?:\.(\d{1,4}))?)?$/

/** Milliseconds of `00:00:01.500`, `00:00:01:12`, `1.5s` and the like. */
export function parseTime(text: string, rules: TimeRules): number {
  const [, number, unit] = offset.exec(text) ?? []
  if (unit !== undefined) return Number(number) * msPerUnit(unit, rules)
  const [, hours, minutes, seconds, fraction = '0', whole = '0', sub = '0'] = clock.exec(text) ?? []
  if (seconds === undefined) throw new RefusalError('broken', `the time ${text.slice(0, 40)}`)
  const frames = Number(whole) + Number(sub) / rules.subFrames
  const label = { hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds), frames }
  if (rules.isSmpte) return frameToMs(timecodeToFrame(label, rules.rate), rules.rate)
  const wholeSeconds = label.hours * 3600 + label.minutes * 60 + label.seconds
  return (wholeSeconds + Number(fraction)) * 1000 + frameToMs(frames, rules.rate)
}

function msPerUnit(unit: string, { rate, ticksPerSecond }: TimeRules): number {
  if (unit === 'f') return frameToMs(1, rate)
  if (unit === 't') return 1000 / ticksPerSecond
  return { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }[unit] ?? 0
}
