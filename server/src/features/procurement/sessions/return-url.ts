import { isIP } from 'node:net'

export type ReturnPolicy = {
  /** The configured gateway, which the operator trusts. */
  readonly gatewayOrigin: string
  /** Carts go to these hosts and their subdomains only. */
  readonly hosts: readonly string[]
}

/** Whether a cart, with its prices, may be sent to this address. */
export function isTrustedReturnUrl(url: string, { gatewayOrigin, hosts }: ReturnPolicy): boolean {
  const target = URL.parse(url)
  if (!target || url.length > 2000 || target.username !== '' || target.password !== '') return false
  if (target.origin === gatewayOrigin) return true
  const isNamed = isIP(target.hostname.replace(/^\[|\]$/g, '')) === 0
  const isKnown = hosts.some((host) => target.hostname === host || target.hostname.endsWith(`.${host}`))
  return isNamed && isKnown && target.protocol === 'https:' && target.port === ''
}
