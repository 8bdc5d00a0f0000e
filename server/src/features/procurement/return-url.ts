/** Hosts of the procurement gateway. Carts are posted only to these. */
const trustedDomains = ['tradecentric.com', 'punchout2go.com']

/** In the demo the portal also plays the buyer. */
export type ReturnPolicy = { readonly origin: string; readonly isDemo: boolean }

export function isTrustedReturnUrl(url: string, { origin, isDemo }: ReturnPolicy): boolean {
  const target = new URL(url)
  if (target.username !== '' || target.password !== '') return false
  if (isDemo && target.origin === origin) return true
  const isTrusted = trustedDomains.some(
    (domain) => target.hostname === domain || target.hostname.endsWith(`.${domain}`),
  )
  return isTrusted && target.protocol === 'https:' && target.port === ''
}
