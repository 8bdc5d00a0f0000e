import { twoDigits } from './timecode.ts'

/** `hh:mm:ss.mmm`, with a comma in SubRip. */
export function formatClock(ms: number, separator: '.' | ','): string {
  const all = Math.max(0, Math.round(ms))
  const parts = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1000) % 60]
  return `${parts.map(twoDigits).join(':')}${separator}${String(all % 1000).padStart(3, '0')}`
}

const written = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,9})$/

/** Milliseconds; NaN where it is not a time. */
export function parseClock(text: string): number {
  const [, hours = '0', minutes, seconds, fraction] = written.exec(text) ?? []
  if (fraction === undefined) return Number.NaN
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return wholeSeconds * 1000 + Math.round(Number(`0.${fraction}`) * 1000)
}
