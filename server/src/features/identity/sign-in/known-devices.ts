import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedCookies } from '../../../platform/http/signed-cookies.ts'

const kind = 'device'
const rememberedForSeconds = 365 * 24 * 3600

export type KnownDevices = ReturnType<typeof knownDevices>

/**
 * Browsers that signed in to an account before, by a signed cookie. Their wrong passwords are counted apart, so that
 * nobody else can lock them out. The cookie opens nothing by itself.
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
