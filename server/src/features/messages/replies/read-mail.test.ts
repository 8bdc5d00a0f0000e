import { expect, it } from 'vitest'
import { loadReplyLines } from '../../mail/index.ts'
import { readMailInWorker } from './read-mail-in-worker.ts'

const replyLines = await loadReplyLines()
const read = (content: string | Buffer) =>
  readMailInWorker({ content: Buffer.from(content as string), returnPath: 'client@harbor.example', replyLines })
const head = 'From: Helen <Client@Harbor.example>\r\nMessage-ID: <1@harbor.example>\r\nMIME-Version: 1.0\r\n'
const html = (body: string): string => `${head}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`

it('reads the sender, the id, the text and the files, but not the pictures of a signature', async () => {
  const mail = `${head}Content-Type: multipart/mixed; boundary=m\r\n
--m\r\nContent-Type: text/plain\r\n\r\nYes.\r\n> no\r\n
--m\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="page 3.txt"\r\n\r\nSigned\r\n
--m\r\nContent-Type: multipart/related; boundary=r\r\n
--r\r\nContent-Type: image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename=logo.png\r\n\r\nx\r\n--r--\r\n--m--\r\n`
  const { files, ...rest } = await read(mail)
  expect(rest).toEqual({
    isAutomatic: false,
    from: 'client@harbor.example',
    messageId: '<1@harbor.example>',
    text: 'Yes.',
  })
  expect(files.map(({ fileName, content }) => [fileName, Buffer.from(content).toString().trim()])).toEqual([
    ['page 3.txt', 'Signed'],
  ])
})

it.each([
  ['paragraphs', '<style>p{}</style><p>Yes,&nbsp;please &amp; thanks.</p><p>Helen<br>Harbor</p>'],
  [
    'a Gmail quote',
    '<div>Yes, please &amp; thanks.</div><div><br></div><div>Helen</div><div>Harbor</div><div class="gmail_quote">On … wrote</div>',
  ],
  ['a block quote', '<p>Yes, please &amp; thanks.</p>Helen<div>Harbor<blockquote>Is it ready?</blockquote></div>'],
])('reads an email with HTML only: %s', async (_what, body) => {
  expect((await read(html(body))).text).toBe('Yes, please & thanks.\n\nHelen\nHarbor')
})

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    '',
  )

it.each([
  ['nested multiparts', head + nested(1000)],
  ['huge headers', `${head}X-Long: ${'a'.repeat(900_000)}\r\n\r\nHello`],
])('rejects %s', async (_what, mail) => {
  await expect(read(mail)).rejects.toThrow()
})

it.each([
  ['1 MB of quotes', `${head}\r\n${'> '.repeat(500_000)}`, ''],
  ['nothing', '', ''],
  ['no text part', `${head}Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA`, ''],
  ['an empty text', `${head}\r\n\r\n`, ''],
  ['1 MB of opening tags', html('<a '.repeat(330_000)), ''],
  ['1 MB of comments', html('<!--'.repeat(250_000)), ''],
  ['an unknown charset', `${head}Content-Type: text/plain; charset=klingon\r\n\r\nHello`, 'Hello'],
  ['a NUL', `${head}\r\nHel\0lo`, 'Hello'],
  ['messages in messages', `${head}Content-Type: message/rfc822\r\n\r\n`.repeat(500), ''],
])('survives %s', async (_what, mail, text) => {
  expect((await read(mail)).text).toBe(text)
})

it('survives broken encodings', async () => {
  const base64 = `${head}Content-Transfer-Encoding: base64\r\n\r\n%%%=`
  const quoted = `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\nA=ZZ=\r\n=C3`
  const words = `From: =?x?q?=?= <a@b.example>\r\nSubject: ${'=?utf-8?b?=?='.repeat(10_000)}\r\n\r\nHello`
  for (const mail of [base64, quoted, words, Buffer.alloc(100_000, 0xff)]) expect(await read(mail)).toBeDefined()
})
