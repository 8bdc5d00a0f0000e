import { join } from 'node:path'
import { sendMessage } from '@portolan/contract/messages/messages'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { embeddedOutbox } from '../adapters/mailer/embedded.ts'
import { act, requestThatWent, toWork } from './desk.ts'
import { freePort, workingApp } from './test-app.ts'

export type ReplyApp = Awaited<ReturnType<typeof replyApp>>

/** A test app that receives replies, and a mail program that sends them. */
export async function replyApp() {
  const port = await freePort()
  const portal = await workingApp({ MAIL_REPLIES_ADDRESS: 'replies@portal.example', MAIL_REPLIES_PORT: String(port) })
  const outbox = embeddedOutbox({ folder: join(portal.config.dataFolder, 'outbox') })
  const mailProgram = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const pm = await portal.as('pm@portolan.example')

  /** Waits for the email with this text and returns it. */
  async function findMail(to: string, text: string) {
    for (let tries = 0; tries < 200; tries++) {
      const found = (await outbox.list({ to, limit: 100 })).find((mail) => mail.text.includes(text))
      if (found) return found
      await new Promise((again) => setTimeout(again, 50))
    }
    throw new Error(`No email to ${to} says "${text}".`)
  }

  return {
    ...portal,
    port,
    pm,
    outbox,
    findMail,
    /** Sends a message of staff about a new request. Returns the request and the address the client answers to. */
    async askClient(question: string) {
      const id = await requestThatWent(portal.db, toWork)
      await act(pm, id, 'takeIn')
      await portal.call(sendMessage, { params: { id }, body: { text: question } }, pm)
      const { replyTo = '' } = await findMail('client@meridian.example', question)
      return { id, replyTo }
    },
    reply: (mail: SendMailOptions) =>
      mailProgram.sendMail({ from: 'client@meridian.example', subject: 'Re:', ...mail }),
    /** The code and the sentence with which an email is rejected. */
    async rejection(mail: SendMailOptions): Promise<string> {
      const sent = mailProgram.sendMail({ from: 'client@meridian.example', subject: 'Re:', ...mail })
      return sent.then(
        ({ response }) => response,
        ({ response }: { response: string }) => response,
      )
    },
  }
}
