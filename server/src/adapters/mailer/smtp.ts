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
        await (await transport).sendMail(messageOf(mail))
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
    requireTLS: new URL(url).username !== '', // a password never travels in the clear
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function messageOf({ id, from, to, subject, text, html }: Mail): SendMailOptions {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return {
    messageId: `<${encodeURIComponent(id)}@${host}>`,
    from,
    to: { name: '', address: to }, // an object is one address, whatever stands in it
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

type SmtpFailure = Error & { code?: string; responseCode?: number; response?: string }

/** A refused sign-in is the operator's to mend, and the mail can wait for that; other refusals are about the mail. */
function mailerError({ code, responseCode, response, message }: SmtpFailure): MailerError {
  const isOperators = code === 'EAUTH' || code === 'ETLS' || responseCode === 530
  const isForGood = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  const answer = (response ?? message).replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))
  const retry = isForGood && !isOperators ? 'never' : 'later'
  return new MailerError(`The mail server did not take the mail: ${answer}`, retry)
}
