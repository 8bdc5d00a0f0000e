import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Networks where a reverse proxy of the provider's own would be. */
const nearby = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(net, prefix, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/** Also knows IPv4 addresses written as IPv6 (`::ffff:127.0.0.1`). */
const contains = (list: BlockList, address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined

/** Fastify lists more than one address exactly when the sender is a trusted proxy and said who is calling. */
const isByTrustedProxy = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1

/** Whether the call was made on this machine. One that a proxy forwards was not, unless a trusted proxy says so. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (isForwarded(request) && !isByTrustedProxy(request)) return false
  return contains(loopback, request.ip)
}

/** Tells the operator once that a proxy is in front and PORTOLAN_TRUSTED_PROXIES does not name it. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isDone = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isDone && isForwarded(request) && !isByTrustedProxy(request)) {
      const proxy = request.socket.remoteAddress ?? ''
      isDone = contains(nearby, proxy)
      if (isDone)
        request.log.warn(
          { proxy },
          'Calls come through a proxy that PORTOLAN_TRUSTED_PROXIES does not name, so all of its users count as one ' +
            'address. If this is your proxy, add its address to PORTOLAN_TRUSTED_PROXIES and let it set X-Forwarded-For.',
        )
    }
    done()
  })
}
