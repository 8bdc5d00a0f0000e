export type PolicyHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export type PolicyOptions = {
  /** The origin of an external file store. */
  readonly storeOrigin?: string
  /** The origin of an external issuer. */
  readonly signInOrigins: () => readonly string[]
}

/** The headers of every page. Only scripts and styles of the build are allowed. */
export function pageHeaders(hashes: PolicyHashes, options: PolicyOptions): Record<string, string> {
  const { storeOrigin, signInOrigins } = options
  const store = storeOrigin ? ` ${storeOrigin}` : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.scripts.join(' ')}`,
    `style-src 'self' ${hashes.styles.join(' ')}`,
    "font-src 'self'",
    "img-src 'self' https: blob:",
    `media-src 'self' blob:${store}`,
    `connect-src ${["'self'", ...signInOrigins()].join(' ')}${store}`,
    // A blob is made by our own scripts only: the PDF of a quote, which browsers do not show in a sandbox.
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${store}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
