import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { ProcurementGatewayError } from '../../ports/procurement-gateway.ts'
import { isPublicAddress, lookUpPublicAddress } from './public-address.ts'

export type SentMessage = {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** True for the configured gateway, which may be on a private network. */
  readonly isTrusted: boolean
  readonly signal: AbortSignal
}

export type Answer = { readonly status: number; readonly body: string }

const timeoutMs = 15_000
const answerBytes = 256 * 1024

/** Sends a message without following redirects. Throws ProcurementGatewayError if there is no answer. */
export async function sendMessage(message: SentMessage): Promise<Answer> {
  const { url, isTrusted, signal } = message
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host))
    throw new ProcurementGatewayError(`${url.host} is no public host.`, 'never')
  try {
    return await send(message, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ProcurementGatewayError) throw cause
    const isRefused = (cause as { code?: string }).code === 'ENOTPUBLIC'
    throw new ProcurementGatewayError(
      isRefused ? `${url.host} is no public host.` : `${url.host} cannot be reached.`,
      isRefused ? 'never' : 'later',
    )
  }
}

function send({ url, method, headers, body, isTrusted }: SentMessage, signal: AbortSignal): Promise<Answer> {
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal, agent: false, ...(!isTrusted && { lookup: lookUpPublicAddress }) }
    const sent = begin(url, options, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > answerBytes)
          return answer.destroy(new ProcurementGatewayError(`${url.host} answers too much.`, 'never'))
        chunks.push(chunk)
      })
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
