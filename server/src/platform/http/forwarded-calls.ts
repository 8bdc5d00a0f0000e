import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Private networks, where the provider's reverse proxy would be. */
const privateNetworks = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Also handles IPv4 addresses in IPv6 notation (`::ffff:127.0.0.1`). */
const contains = (list: BlockList, address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/** Fastify lists more than one address only where a trusted proxy reported the caller. */
const isByTrustedProxy = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1

/** Whether the request comes from this machine. Forwarded requests do only if a trusted proxy says so. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (isForwarded(request) && !isByTrustedProxy(request)) return false
  return contains(loopback, request.ip)
}

/** Warns once where a proxy forwards requests but is not in PORTOLAN_TRUSTED_PROXIES. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && isForwarded(request) && !isByTrustedProxy(request)) {
      const proxy = request.socket.remoteAddress ?? ''
      hasWarned = contains(privateNetworks, proxy)
      if (hasWarned)
        request.log.warn(
          { proxy },
          'Calls come through a proxy that PORTOLAN_TRUSTED_PROXIES does not name, so all of its users count as one ' +
            'address. If this is your proxy, add its address to PORTOLAN_TRUSTED_PROXIES and let it set X-Forwarded-For.',
        )
    }
    done()
  })
}
