const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Plain HTTP is allowed only for loopback addresses and for the portal's own origin. */
export function mayBeWithoutTls(issuer: string, origin: string): boolean {
  const { hostname, origin: issuerOrigin } = new URL(issuer)
  return loopback.includes(hostname) || issuerOrigin === origin
}
