import type { Branding } from '@portolan/contract/branding/branding'

export type ShownBranding = Branding & { logoSource: string; phoneHref: string }

const defaultLogo = '/icon.svg'

/** Prerendered pages carry these marks; the server puts the provider's own words in their place. */
const placeholders: ShownBranding = {
  providerName: '%PROVIDER_NAME%',
  logoUrl: null,
  logoSource: '%LOGO_SOURCE%',
  contactEmail: '%CONTACT_EMAIL%',
  contactPhone: '%CONTACT_PHONE%',
  phoneHref: '%PHONE_HREF%',
  invoicesPortalUrl: null,
  interpretingPortalUrl: null,
  isDemo: false,
  isPublicDemo: false,
  uploadTotalBytes: null,
  hasVisitorEstimates: false,
  timeZone: 'UTC',
  signIn: { authority: '', clientId: '' },
}

function read(): ShownBranding {
  if (typeof document === 'undefined') return placeholders
  const json = document.getElementById('branding')?.textContent
  if (!json) return placeholders
  const branding = JSON.parse(json) as Branding
  return {
    ...branding,
    logoSource: branding.logoUrl ?? defaultLogo,
    phoneHref: `tel:${branding.contactPhone.replace(/[^+\d]/g, '')}`,
  }
}

let shown: ShownBranding | undefined

export function getBranding(): ShownBranding {
  shown ??= read()
  return shown
}

/** What a prerendered page shows of it may only be text and addresses: see `.demo-only` in base.css for the rest. */
export const useBranding = (): ShownBranding => getBranding()
