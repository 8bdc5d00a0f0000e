import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** An IPv4 address that is written as IPv6 is checked as IPv4 by the block list. */
export const isPublicAddress = (address: string): boolean =>
  !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Resolves a name to public addresses only. It runs at the time of the connection, so that a name cannot change its
 * address after a check.
 */
export const lookUpPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error(`${hostname} is no public host.`), { code: 'ENOTPUBLIC' }), [])
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
