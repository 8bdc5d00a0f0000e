import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailerSuite } from '../../ports/mailer.suite.ts'
import { MailerError } from '../../ports/mailer.ts'
import { smtpMailer } from './smtp.ts'
import { type ReceivedMail, testMailServer } from './test-mail-server.ts'

let server: Awaited<ReturnType<typeof testMailServer>>
beforeAll(async () => {
  server = await testMailServer()
})
afterAll(() => server.close())

const mailTo = (to: string) => ({
  id: randomUUID(),
  from: 'Portolan <support@portolan.example>',
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
})

const asArrived = ({ messageId, from, recipients, subject, text, html }: ReceivedMail) => ({
  id: messageId?.match(/^<(.+)@portolan\.example>$/)?.[1] ?? '',
  from: (from?.text ?? '').replaceAll('"', ''),
  to: recipients.join(', '),
  subject: subject ?? '',
  text: (text ?? '').replace(/\n$/, ''),
  html: (html || '').replace(/\n$/, ''),
})

async function failureOf(work: Promise<void>): Promise<MailerError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(MailerError)
  return error as MailerError
}

describe('the SMTP mailer', () => {
  mailerSuite(async () => ({
    mailer: smtpMailer({ url: server.url() }),
    arrived: async (to) => {
      const mails = server.received.filter(({ recipients }) => recipients.includes(to)).map(asArrived)
      return [...new Map(mails.map((mail) => [mail.id, mail])).values()]
    },
  }))

  it('sends encrypted and marks the email as automatic', async () => {
    await smtpMailer({ url: server.url() }).send(mailTo('marked@harbor.example'))
    const mail = server.received.find(({ recipients }) => recipients.includes('marked@harbor.example'))
    expect(mail?.isEncrypted).toBe(true)
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('names the address for answers', async () => {
    const replyTo = 'replies+1@portal.example'
    await smtpMailer({ url: server.url() }).send({ ...mailTo('answers@harbor.example'), replyTo })
    const mail = server.received.find(({ recipients }) => recipients.includes('answers@harbor.example'))
    expect(mail?.headers.get('reply-to')).toMatchObject({ text: replyTo })
  })

  it.each([
    [550, 'never'],
    [552, 'never'],
    [450, 'later'],
    [421, 'later'],
  ])('obeys the answer %i: try again %s, without telling whose address it was', async (code, retry) => {
    const error = await failureOf(smtpMailer({ url: server.url() }).send(mailTo(`refused-${code}@harbor.example`)))
    expect(error.retry).toBe(retry)
    expect(error.message).toContain(String(code))
    expect(error.message).not.toContain('@')
  })

  it('asks for a retry when its password is rejected', async () => {
    const error = await failureOf(smtpMailer({ url: server.url('portal:wrong') }).send(mailTo('a@harbor.example')))
    expect(error.retry).toBe('later')
    expect(error.message).toContain('535')
  })

  it('asks for a retry when nothing listens', async () => {
    const error = await failureOf(smtpMailer({ url: 'smtp://127.0.0.1:9' }).send(mailTo('a@harbor.example')))
    expect(error.retry).toBe('later')
  })

  it('never sends a password to a server that does not encrypt', async () => {
    let heard = ''
    const plain = createServer((socket) => {
      socket.write('220 plain ESMTP\r\n')
      socket.on('error', () => {})
      socket.on('data', (data) => {
        heard += data
        socket.write(String(data).startsWith('EHLO') ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 no\r\n')
      })
    })
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const { port } = plain.address() as { port: number }
    const error = await failureOf(
      smtpMailer({ url: `smtp://portal:right@127.0.0.1:${port}` }).send(mailTo('a@harbor.example')),
    )
    plain.close()
    expect(error.retry).toBe('later')
    expect(heard).toContain('EHLO')
    expect(heard).not.toContain('AUTH')
  })
})
