import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedCookies } from '../../../platform/http/signed-cookies.ts'

const kind = 'device'
const rememberedForSeconds = 365 * 24 * 3600

export type KnownDevices = ReturnType<typeof knownDevices>

/**
 * Recognizes browsers that signed in to an account before, by a signed cookie. Their failed attempts are counted
 * separately, so that nobody else can lock them out. The cookie grants no access.
 */
export function knownDevices(cookies: SignedCookies) {
  return {
    find: ({ headers }: FastifyRequest, email: string): string | undefined =>
      cookies.find({ cookieHeader: headers.cookie }, kind, email),
    remember({ headers }: FastifyRequest, reply: FastifyReply, email: string): void {
      const setCookie = (header: string) => void reply.raw.appendHeader('set-cookie', header)
      cookies.remember({ cookieHeader: headers.cookie, setCookie }, kind, email, rememberedForSeconds)
    },
  }
}
