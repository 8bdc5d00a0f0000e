import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from './mailer.ts'

export type ArrivedMail = Pick<Mail, 'id' | 'from' | 'to' | 'subject' | 'text' | 'html'>

/** What every mailer must do. `arrived` lists what reached an address, without repetitions. */
export function mailerSuite(
  make: () => Promise<{ mailer: Mailer; arrived(to: string): Promise<ArrivedMail[]> }>,
): void {
  let mailer: Mailer
  let arrived: (to: string) => Promise<ArrivedMail[]>
  beforeAll(async () => {
    ;({ mailer, arrived } = await make())
  })

  const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
    id: randomUUID(),
    from: 'Portolan Language Services <support@portolan.example>',
    to,
    subject: 'Your quote is ready',
    text: 'Dear reader,\n\nit is ready.',
    html: '<p>Dear reader,</p><p>it is ready.</p>',
    ...changes,
  })

  describe('send', () => {
    it('delivers text and HTML', async () => {
      const mail = mailTo('first@harbor.example')
      await mailer.send(mail)
      expect(await arrived(mail.to)).toEqual([mail])
    })

    it('preserves every script, long lines and lines that start with a dot', async () => {
      const line = `${'Zażółć gęślą jaźń – 翻訳 – ترجمة – 🚢 '.repeat(60)}end`
      const mail = mailTo('scripts@harbor.example', {
        subject: 'Angebot für „Überseehafen“ – 見積もり – عرض أسعار',
        text: `.\n..dots\n${line}`,
        html: `<p>.</p>\n<p>${line}</p>`,
      })
      await mailer.send(mail)
      expect(await arrived(mail.to)).toEqual([mail])
    })

    it('recognizes a repeated email by its id', async () => {
      const mail = mailTo('again@harbor.example')
      await mailer.send(mail)
      await mailer.send(mail)
      expect(await arrived(mail.to)).toHaveLength(1)
    })

    it('sends many at once', async () => {
      const mails = Array.from({ length: 20 }, () => mailTo('many@harbor.example'))
      await Promise.all(mails.map((mail) => mailer.send(mail)))
      const ids = (await arrived('many@harbor.example')).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(mails.map(({ id }) => id).toSorted())
    })

    it('never sends to more than one address', async () => {
      const injection = mailTo('one@harbor.example, two@harbor.example', {
        subject: 'Hello\r\nBcc: three@harbor.example',
      })
      await mailer.send(injection).catch(() => {})
      expect(await arrived('two@harbor.example')).toEqual([])
      expect(await arrived('three@harbor.example')).toEqual([])
    })
  })
}
