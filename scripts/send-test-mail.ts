import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { embeddedOutbox } from '../server/src/adapters/mailer/embedded.ts'
import { smtpMailer } from '../server/src/adapters/mailer/smtp.ts'
import { renderMail, testMessage } from '../server/src/features/mail/index.ts'
import { readConfig } from '../server/src/main/config.ts'

/** `npm run mail:test -- someone@example.org`: shows at once whether the settings for mail are right. */
async function sendTestMail(to: string | undefined): Promise<string> {
  if (!to?.includes('@')) throw new Error('Say where to: npm run mail:test -- someone@example.org')
  const { mail, branding, origin, dataFolder } = readConfig(process.env)
  const folder = join(dataFolder, 'outbox')
  const mailer = mail.smtpUrl ? smtpMailer({ url: mail.smtpUrl }) : embeddedOutbox({ folder })
  const data = { sentAt: new Date().toISOString(), sentBy: hostname() }
  const content = await renderMail({ template: testMessage, data, locale: 'en' }, { ...branding, portalUrl: origin })
  await mailer.send({ id: randomUUID(), from: mail.from, to, ...content })
  return mail.smtpUrl
    ? `${new URL(mail.smtpUrl).host} took the mail to ${to}. See whether it arrives.`
    : `SMTP_URL is not set, so the mail to ${to} stays in ${folder}.`
}

try {
  console.log(await sendTestMail(process.argv[2]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
