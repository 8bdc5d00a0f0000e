import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that open without a token because they carry a proof of their own, for a while. */
export function signedPaths(secret: Buffer, now: () => Date) {
  const proof = (path: string, until: string) =>
    createHmac('sha256', secret).update(`${path}\0${until}`).digest('base64url')
  return {
    sign(path: string, goodForSeconds: number): string {
      const until = String(Math.floor(now().getTime() / 1000) + goodForSeconds)
      return `${path}?${new URLSearchParams({ until, proof: proof(path, until) })}`
    },
    isGood(path: string, { until, proof: given }: { readonly until: string; readonly proof: string }): boolean {
      const wanted = Buffer.from(proof(path, until))
      const shown = Buffer.from(given)
      const isProven = wanted.length === shown.length && timingSafeEqual(wanted, shown)
      return isProven && Number(until) > now().getTime() / 1000
    },
  }
}

export type SignedPaths = ReturnType<typeof signedPaths>
