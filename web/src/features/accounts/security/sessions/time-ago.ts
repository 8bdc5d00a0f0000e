const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "now", "5 minutes ago", "yesterday", in the reader's language. */
export function timeAgo(instant: string, language: string, now = Date.now()): string {
  const seconds = (now - Date.parse(instant)) / 1000
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? (['second', Number.POSITIVE_INFINITY] as const)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(-Math.floor(seconds / length) || 0, unit)
}
