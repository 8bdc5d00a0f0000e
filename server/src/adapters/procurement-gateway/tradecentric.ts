import * as z from 'zod/mini'
import {
  type GatewaySession,
  type ProcurementGateway,
  ProcurementGatewayError,
} from '../../ports/procurement-gateway.ts'
import { type Answer, sendMessage } from './send-message.ts'

const value = z.catch(z.string(), '')
const KnownSession = z.object({
  results: z.object({
    body: z.object({ contact: z.object({ email: z.string() }), buyercookie: z.string(), postform: value }),
  }),
})

/** TradeCentric's gateway, formerly PunchOut2Go. */
export function tradeCentric(gatewayUrl: string): ProcurementGateway {
  const { origin } = new URL(gatewayUrl)
  return {
    origin,
    async findSession(pos, signal): Promise<GatewaySession | null> {
      const url = new URL(`${gatewayUrl.replace(/\/$/, '')}/gateway/link/session/id/${encodeURIComponent(pos)}`)
      const headers = { accept: 'application/json' }
      const answer = await sendMessage({ url, method: 'GET', headers, isTrusted: true, signal })
      if (answer.status === 404) return null
      requireSuccess(url, answer)
      const known = KnownSession.safeParse(parseJson(answer.body))
      if (!known.success) return null
      const { contact, buyercookie, postform } = known.data.results.body
      return { email: contact.email, buyerCookie: buyercookie, postForm: postform }
    },
    async post({ url: address, contentType, body }, signal) {
      const url = new URL(address)
      const headers = { 'content-type': `${contentType}; charset=utf-8`, accept: contentType }
      const answer = await sendMessage({
        url,
        method: 'POST',
        headers,
        body,
        isTrusted: url.origin === origin,
        signal,
      })
      requireSuccess(url, answer)
      return answer.body
    },
  }
}

/** Trouble of the other side may pass; a refusal stays one. A redirect could lead to another host. */
function requireSuccess(url: URL, { status }: Answer): void {
  if (status >= 200 && status < 300) return
  const passes = status >= 500 || status === 408 || status === 429
  throw new ProcurementGatewayError(`${url.host} answered with ${status}.`, passes ? 'later' : 'never')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
