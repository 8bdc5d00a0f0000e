import { type FrameRate, frameToMs, msToFrame, nominalRate } from './frame-rate.ts'

/** A label of a frame. Drop-frame labels skip numbers, never frames. */
export type Timecode = {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly frames: number
}

/** Drop-frame skips labels 0 and 1 (0 to 3 at 59.94) of every minute that ten does not divide. */
export function frameToTimecode(frame: number, rate: FrameRate): Timecode {
  const perSecond = nominalRate(rate)
  const label = rate.isDropFrame ? frame + countSkipped(frame, perSecond) : frame
  return {
    hours: Math.floor(label / (perSecond * 3600)),
    minutes: Math.floor(label / (perSecond * 60)) % 60,
    seconds: Math.floor(label / perSecond) % 60,
    frames: label % perSecond,
  }
}

function countSkipped(frame: number, perSecond: number): number {
  const skip = perSecond / 15
  const perMinute = perSecond * 60 - skip
  const perTenMinutes = perSecond * 600 - skip * 9
  const rest = (frame % perTenMinutes) - perSecond * 60
  return Math.floor(frame / perTenMinutes) * skip * 9 + (rest < 0 ? 0 : skip * (1 + Math.floor(rest / perMinute)))
}

export function timecodeToFrame({ hours, minutes, seconds, frames }: Timecode, rate: FrameRate): number {
  const perSecond = nominalRate(rate)
  const allMinutes = hours * 60 + minutes
  const label = (allMinutes * 60 + seconds) * perSecond + frames
  return rate.isDropFrame ? label - (perSecond / 15) * (allMinutes - Math.floor(allMinutes / 10)) : label
}

export const msToTimecode = (ms: number, rate: FrameRate): Timecode => frameToTimecode(msToFrame(ms, rate), rate)
export const timecodeToMs = (timecode: Timecode, rate: FrameRate): number =>
  Math.round(frameToMs(timecodeToFrame(timecode, rate), rate))

/** `hh:mm:ss:ff`; some formats mark drop-frame by another separator. */
export function formatTimecode({ hours, minutes, seconds, frames }: Timecode, separator = ':'): string {
  return `${[hours, minutes, seconds].map(twoDigits).join(':')}${separator}${twoDigits(frames)}`
}

const written = /^(\d{1,3}):(\d{1,2}):(\d{1,2})[:;.,](\d{1,3})$/

export function parseTimecode(text: string): Timecode | undefined {
  const [, hours, minutes, seconds, frames] = written.exec(text) ?? []
  if (frames === undefined) return undefined
  return { hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds), frames: Number(frames) }
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0')
