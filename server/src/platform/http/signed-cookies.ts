import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookies of a request, and how to set one with the response. */
export type Browser = {
  readonly cookieHeader: string | undefined
  readonly setCookie: (header: string) => void
}

type CookieSettings = { readonly now: () => Date; readonly isSecure: boolean }

/**
 * Cookies that pages cannot read or forge. Each proves one fact about the browser ("reads the mail of …", "signed in as …")
 * for a limited time. The subject is stored as a digest.
 */
export function signedCookies(secret: Buffer, { now, isSecure }: CookieSettings) {
  const digest = (subject: string) => createHash('sha256').update(subject).digest('base64url')
  const nameOf = (kind: string, subject: string) =>
    `${isSecure ? '__Host-' : ''}portolan-${kind}-${digest(subject).slice(0, 16)}`
  const proofOf = (kind: string, subject: string, id: string, until: string) =>
    createHmac('sha256', secret)
      .update([kind, digest(subject), id, until].join('\0'))
      .digest('base64url')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    remember({ setCookie }: Browser, kind: string, subject: string, seconds: number): void {
      const until = String(Math.floor(now().getTime() / 1000) + seconds)
      const id = randomBytes(12).toString('base64url')
      const value = [id, until, proofOf(kind, subject, id, until)].join('.')
      setCookie(`${nameOf(kind, subject)}=${value}; Max-Age=${seconds}; ${attributes}`)
    },
    /** The random id of a cookie that is still valid. */
    find({ cookieHeader }: Pick<Browser, 'cookieHeader'>, kind: string, subject: string): string | undefined {
      const [id = '', until = '', proof = ''] = readCookie(cookieHeader, nameOf(kind, subject)).split('.')
      const expected = Buffer.from(proofOf(kind, subject, id, until))
      const actual = Buffer.from(proof)
      const isProven = expected.length === actual.length && timingSafeEqual(expected, actual)
      return isProven && Number(until) > now().getTime() / 1000 ? id : undefined
    },
  }
}

export type SignedCookies = ReturnType<typeof signedCookies>

function readCookie(header: string | undefined, name: string): string {
  const found = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}
