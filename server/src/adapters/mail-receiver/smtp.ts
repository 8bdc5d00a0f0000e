import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { SMTPServerDataStream } from 'smtp-server'
import type { Inbox, MailReceiver } from '../../ports/mail-receiver.ts'

export type SmtpReceiverOptions = { readonly host: string; readonly port: number }

const limits = {
  bytes: 10 * 1024 ** 2,
  connections: 20,
  idleMs: 30_000,
  /** For a whole connection, so that a sender of single bytes cannot keep it. */
  connectionMs: 5 * 60_000,
  closeMs: 2000,
}

/**
 * Listens for the provider's mail server. Without STARTTLS and passwords: the port is for one machine that the operator
 * chose, and what may be sent is decided by the address.
 */
export function smtpReceiver({ host, port }: SmtpReceiverOptions): MailReceiver {
  return {
    name: 'smtp',
    async listen(inbox) {
      const { SMTPServer } = await import('smtp-server')
      const server = new SMTPServer({
        banner: 'Portolan',
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        size: limits.bytes,
        maxClients: limits.connections,
        maxRecipients: 1,
        socketTimeout: limits.idleMs,
        closeTimeout: limits.closeMs,
        onRcptTo: ({ address }, _session, done) => {
          inbox.isKnown(address).then(
            (isKnown) => done(isKnown ? null : unknownAddress()),
            () => done(tryLater()),
          )
        },
        onData: (stream, { envelope }, done) => {
          const to = envelope.rcptTo[0]?.address ?? ''
          const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
          receive(inbox, { to, returnPath, stream }).then(
            (problem) => done(problem),
            () => done(tryLater()),
          )
        },
      })
      server.on('error', () => {}) // disconnected clients
      server.server.on('connection', endInTime)
      server.listen(port, host)
      await once(server.server, 'listening')
      return () => new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

type Arriving = { readonly to: string; readonly returnPath: string; readonly stream: SMTPServerDataStream }

async function receive(inbox: Inbox, { to, returnPath, stream }: Arriving): Promise<Error | null> {
  const content = await bufferUpTo(stream, limits.bytes)
  if (!content) return smtpError(552, `The email is larger than ${limits.bytes / 1024 ** 2} MB.`)
  return (await inbox.receive({ to, returnPath, content })) === 'later' ? tryLater() : null
}

/** Undefined if there is more. The rest is read and dropped, because SMTP has no answer before the end. */
async function bufferUpTo(stream: SMTPServerDataStream, mostBytes: number): Promise<Buffer | undefined> {
  let bytes = 0
  const content = await buffer(
    (async function* () {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes <= mostBytes) yield chunk
      }
    })(),
  )
  return bytes <= mostBytes ? content : undefined
}

function endInTime(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), limits.connectionMs)
  socket.once('close', () => clearTimeout(timer))
}

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })
const unknownAddress = (): Error =>
  smtpError(550, 'This address takes no replies. Please open the portal and write your message there.')
const tryLater = (): Error => smtpError(451, 'The reply cannot be taken right now. Please send it again later.')
