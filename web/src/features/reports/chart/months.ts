import type { ReportGroup } from '@portolan/contract/reports/reports'

/** As many as the server counts. */
export const maxMonths = 60

/** From the oldest to the newest month, with those in between that have nothing; at most the last `maxMonths`. */
export function listMonths(groups: readonly ReportGroup[]): readonly ReportGroup[] {
  const byName = new Map(groups.map((group) => [group.name, group]))
  const names = groups.map(({ name }) => name).sort()
  const [first, last] = [monthNumber(names[0] ?? ''), monthNumber(names.at(-1) ?? '')]
  const spend = groups.some((group) => group.spend !== null) ? 0 : null
  const months = Array.from({ length: Math.min(last - first + 1, maxMonths) }, (_, index) => monthName(last - index))
  return months.reverse().map((name) => byName.get(name) ?? { name, rows: 0, spend })
}

const monthNumber = (name: string): number => Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1

const monthName = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** Which months of the axis have a label so that there are at most so many: each, or those that begin a part of the year. */
export function isLabeled(month: string, count: number, most: number): boolean {
  const step = [1, 2, 3, 6, 12, 24].find((each) => Math.ceil(count / each) <= most) ?? 24
  return monthNumber(month) % step === 0
}
