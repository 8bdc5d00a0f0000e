import { createHmac, timingSafeEqual } from 'node:crypto'

/** URLs that work without a token for a limited time, because they carry a signature. */
export function signedPaths(secret: Buffer, now: () => Date) {
  const proof = (path: string, until: string) =>
    createHmac('sha256', secret).update(`${path}\0${until}`).digest('base64url')
  return {
    sign(path: string, validForSeconds: number): string {
      const until = String(Math.floor(now().getTime() / 1000) + validForSeconds)
      return `${path}?${new URLSearchParams({ until, proof: proof(path, until) })}`
    },
    isGood(path: string, { until, proof: given }: { readonly until: string; readonly proof: string }): boolean {
      const expected = Buffer.from(proof(path, until))
      const actual = Buffer.from(given)
      const isProven = expected.length === actual.length && timingSafeEqual(expected, actual)
      return isProven && Number(until) > now().getTime() / 1000
    },
  }
}

export type SignedPaths = ReturnType<typeof signedPaths>
