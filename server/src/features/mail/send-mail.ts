import { sourceLocale } from '@portolan/locale/locales'
import * as z from 'zod/mini'
import { defineJob, enqueue, handles, JobError, type JobHandler } from '../../platform/jobs/index.ts'
import type { Mailer } from '../../ports/mailer.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { findAnswerableRequest } from './answerable-emails.ts'
import { readWordedData } from './read-worded-data.ts'
import { renderMail } from './render-mail.ts'
import { kindOf } from './settings/email-kinds.ts'
import { addDigestItem } from './settings/store-digest-items.ts'
import { findEmailReader } from './settings/store-email-settings.ts'
import { findAccountLocale } from './store-account-locale.ts'
import { findResponsible } from './store-responsible.ts'
import type { MailTemplate, Sender } from './template.ts'
import { dailyDigest, templates } from './templates/index.ts'

/** `to: null` means the provider's contact address. */
const sendMailJob = defineJob(
  'send-mail',
  z.object({
    template: z.string(),
    to: z.nullable(z.email()),
    /** Of the page that caused it, for readers without an account; null where none is known. */
    locale: z._default(z.nullable(z.string()), null),
    data: z.looseObject({}),
  }),
)

export const mailJobs = [sendMailJob]

type Mail<T extends MailTemplate> = { readonly template: T; readonly data: z.input<T['data']> }
type AddressedMail<T extends MailTemplate> = Mail<T> & { readonly to: string; readonly locale?: string | null }

/** Enqueues an email in the transaction that causes it, so that it is sent only if that commits. */
export const sendMail = <T extends MailTemplate>(tx: Tx, mail: AddressedMail<T>): Promise<string> => post(tx, mail)

/** Emails staff about a request: the person its order is assigned to, or the provider's contact address while nobody has it. */
export const tellResponsible = async <T extends MailTemplate>(
  tx: Tx,
  requestId: string,
  mail: Mail<T>,
): Promise<string> => post(tx, { ...mail, to: (await findResponsible(tx, requestId)) ?? null })

async function post<T extends MailTemplate>(
  tx: Tx,
  { template, to, locale = null, data }: Mail<T> & { to: string | null; locale?: string | null },
) {
  template.data.parse(data)
  return await enqueue(tx, sendMailJob, { template: template.name, to, locale, data: { ...(data as object) } })
}

export type MailNeeds = {
  readonly db: Database
  readonly mailer: Mailer
  readonly from: string
  readonly sender: Sender
  /** Where this reader's answer about a request goes; undefined if it would reach nobody. Null: answers are not received. */
  readonly findReplyAddress: ((email: string, requestId: string) => Promise<string | undefined>) | null
}

export function mailHandlers({ db, mailer, from, sender, findReplyAddress }: MailNeeds): JobHandler[] {
  return [
    handles(sendMailJob, async ({ template: name, to, locale: ofPage, data }, { id }) => {
      const template = templates.find((each) => each.name === name)
      if (!template) throw new JobError(`There is no mail template "${name}".`, 'never')
      const address = to ?? sender.contactEmail
      const kind = to === null ? undefined : kindOf(name)
      const reader = kind && (await findEmailReader(db, address))
      if (kind && reader?.mutedKinds.includes(kind)) return
      const facts = readWordedData(data)
      if (reader?.delivery === 'DAILY')
        return await addDigestItem(db, { id, accountId: reader.accountId, template: name, data: facts })
      const settingsUrl = reader || template === dailyDigest ? `${sender.portalUrl}/emailSettings` : undefined
      const locale = (await findAccountLocale(db, address)) ?? ofPage ?? sourceLocale
      const requestId = findAnswerableRequest(name, facts)
      const replyTo = requestId && (await findReplyAddress?.(address, requestId))
      await mailer.send({
        id,
        from,
        to: address,
        ...(await renderMail({ template, data: facts, locale, settingsUrl, isAnswerable: Boolean(replyTo) }, sender)),
        ...(settingsUrl && { unsubscribeUrl: settingsUrl }),
        ...(replyTo && { replyTo }),
      })
    }),
  ]
}
