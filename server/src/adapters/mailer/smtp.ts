import type { SendMailOptions, Transporter } from 'nodemailer'
import { type Mail, type Mailer, MailerError } from '../../ports/mailer.ts'

/** Any mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://user:password@host:465`. */
export function smtpMailer({ url }: { url: string }): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    name: 'smtp',
    async send(mail) {
      transport ??= openTransport(url)
      try {
        await (await transport).sendMail(toMessage(mail))
      } catch (error) {
        throw mailerError(error as SmtpFailure)
      }
    },
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: new URL(url).username !== '', // never send a password unencrypted
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function toMessage({ id, from, to, subject, text, html, unsubscribeUrl, replyTo }: Mail): SendMailOptions {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return {
    messageId: `<${encodeURIComponent(id)}@${host}>`,
    from,
    to: { name: '', address: to }, // an object is always one address, whatever it contains
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
  }
}

type SmtpFailure = Error & { code?: string; responseCode?: number; response?: string }

/** The operator can fix a rejected sign-in, so the email waits. Other permanent errors concern the email itself. */
function mailerError({ code, responseCode, response, message }: SmtpFailure): MailerError {
  const isSetupError = code === 'EAUTH' || code === 'ETLS' || responseCode === 530
  const isPermanent = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  const answer = (response ?? message).replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))
  const retry = isPermanent && !isSetupError ? 'never' : 'later'
  return new MailerError(`The mail server did not take the mail: ${answer}`, retry)
}
