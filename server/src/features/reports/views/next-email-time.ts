import type { ReportEmails } from '@portolan/contract/reports/views'
import { Temporal } from 'temporal-polyfill'

const plainTime = '07:00'

/** Seven in the morning of the next Monday, or of the first day of the next month, where the reader is. */
export function nextEmailTime(emails: Exclude<ReportEmails, 'NEVER'>, timeZone: string, now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const first =
    emails === 'WEEKLY'
      ? { day: today.subtract({ days: today.dayOfWeek - 1 }), step: { weeks: 1 } }
      : { day: today.with({ day: 1 }), step: { months: 1 } }
  const timeOn = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(plainTime) }).epochMilliseconds)
  const current = timeOn(first.day)
  return current > now ? current : timeOn(first.day.add(first.step))
}
