import { scriptSources } from './scripts.ts'
import { hashForPolicy, style } from './style.ts'

/** Allows only the page's own style and scripts, and forms to the portal. */
export function securityHeaders(origin: string, logoUrl: string | null): Readonly<Record<string, string>> {
  const logoOrigin = logoUrl ? new URL(logoUrl, origin).origin : origin
  const policy = [
    `default-src 'none'`,
    `style-src ${hashForPolicy(style)}`,
    `script-src ${scriptSources.map(hashForPolicy).join(' ')}`,
    `connect-src 'self'`,
    `img-src 'self'${logoOrigin === origin ? '' : ` ${logoOrigin}`}`,
    `font-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  }
}
