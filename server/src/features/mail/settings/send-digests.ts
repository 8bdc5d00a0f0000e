import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { defineJob, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Database } from '../../../tables/database.ts'
import { sendMail } from '../send-mail.ts'
import { dailyDigest } from '../templates/index.ts'
import { findDigestReaders, takeDigestItems } from './store-digest-items.ts'

export const sendDigestsJob = defineJob('send-digests', z.object({}))

export type DigestNeeds = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

export const digestHandler = (needs: DigestNeeds): JobHandler =>
  handles(sendDigestsJob, (_nothing, { signal }) => sendDigests(needs, signal))

const digestTime = Temporal.PlainTime.from('08:00')

/** The last eight o'clock in the morning at the provider. */
export function lastDigestTime(timeZone: string, now: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const timeOn = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: digestTime }).epochMilliseconds)
  const today = timeOn(here.toPlainDate())
  return today <= now ? today : timeOn(here.toPlainDate().subtract({ days: 1 }))
}

/**
 * Sends what happened before the last digest time, so that a digest missed while the portal was stopped follows later.
 * Items are removed in the transaction of their email, so none is sent twice.
 */
export async function sendDigests({ db, now, timeZone }: DigestNeeds, signal: AbortSignal): Promise<void> {
  const before = lastDigestTime(timeZone, now())
  for (const { id, email } of await findDigestReaders(db, before)) {
    signal.throwIfAborted()
    await db.transaction().execute(async (tx) => {
      const items = await takeDigestItems(tx, id, before)
      if (items.length === 0) return
      const data = { items: items.map(({ template, data }) => ({ template, data: { ...data } })) }
      await sendMail(tx, { template: dailyDigest, to: email, data })
    })
  }
}
