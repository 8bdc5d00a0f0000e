const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** `1:02.500`, or `1:01:02.500` from an hour on. */
export function formatCueTime(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60]
  const seconds = `${pad(Math.floor(ms / 1000) % 60, 2)}.${pad(Math.round(ms % 1000), 3)}`
  return hours > 0 ? `${hours}:${pad(minutes, 2)}:${seconds}` : `${minutes}:${seconds}`
}

const typed = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/

/** Milliseconds, or undefined where it is not a time. */
export function readCueTime(text: string): number | undefined {
  const match = typed.exec(text.trim())
  if (!match) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match
  if (Number(seconds) > 59) return undefined
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}
