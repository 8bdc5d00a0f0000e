const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Passwords and tokens travel in the open only where they do not leave the machine, or the portal itself is without TLS. */
export function mayBeWithoutTls(issuer: string, origin: string): boolean {
  const { hostname, origin: issuerOrigin } = new URL(issuer)
  return loopback.includes(hostname) || issuerOrigin === origin
}
