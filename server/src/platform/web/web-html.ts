import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Branding } from '@portolan/contract/branding/branding'
import { lazy } from '../lazy.ts'
import { demoNotice } from './demo-notice.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Html = { readonly tag: string } & Readonly<Record<Encoding, () => Buffer>>

/** Fills the provider's texts into the placeholders of the build. Compressed at the first request and then cached. */
export function fillHtml(template: string, branding: Branding, now: Date): Html {
  const words: Record<string, string> = {
    PROVIDER_NAME: branding.providerName,
    LOGO_SOURCE: branding.logoUrl ?? '/icon.svg',
    CONTACT_EMAIL: branding.contactEmail,
    CONTACT_PHONE: branding.contactPhone,
    PHONE_HREF: `tel:${branding.contactPhone.replace(/[^+\d]/g, '')}`,
    YEAR: String(now.getFullYear()),
  }
  const text = template
    .replace(/%([A-Z_]+)%/g, (mark, name: string) => (name in words ? escapeHtml(words[name] ?? '') : mark))
    .replace(
      '<!--branding-->',
      () => `<script type="application/json" id="branding">${toScriptData(branding)}</script>`,
    )
    .replace('<body>', branding.isPublicDemo ? `<body>${demoNotice.markup}` : '<body>')
    .replace('<html ', branding.isDemo ? '<html data-demo ' : '<html ')
  const identity = Buffer.from(text)
  return {
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    identity: () => identity,
    gzip: lazy(() => gzipSync(identity, { level: 9 })),
    br: lazy(() => brotliCompressSync(identity)),
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Escapes `<`, because `</script>` would end the script element. */
const toScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export function encodingFor(accepted: string | undefined): Encoding {
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted ?? '')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
