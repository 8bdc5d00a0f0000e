import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { testCertificate } from './test-certificate.ts'

export type ReceivedMail = Awaited<ReturnType<typeof simpleParser>> & { recipients: string[]; isEncrypted: boolean }

/** A real mail server with STARTTLS, a password, and addresses that it rejects in different ways. */
export async function testMailServer() {
  const received: ReceivedMail[] = []
  const certificate = testCertificate()
  const trustedBefore = getCACertificates('default')
  setDefaultCACertificates([...trustedBefore, certificate.cert])
  const server = new SMTPServer({
    ...certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal' && password === 'right'
        ? done(null, { user: username })
        : done(Object.assign(new Error('Bad credentials'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const refused = address.match(/^refused-(\d+)@/)?.[1]
      if (!refused) return done()
      done(Object.assign(new Error(`<${address}> not wanted`), { responseCode: Number(refused) }))
    },
    onData: (stream, session, done) => {
      void buffer(stream)
        .then(simpleParser)
        .then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ ...mail, recipients, isEncrypted: session.secure })
          done()
        })
    },
  })
  server.on('error', () => {}) // disconnected clients
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    certificate: certificate.cert,
    url: (user = 'portal:right') => `smtp://${user}@localhost:${port}`,
    async close() {
      // Other tests run in this process: a second certificate of the same name would be taken for this one.
      setDefaultCACertificates(trustedBefore)
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
