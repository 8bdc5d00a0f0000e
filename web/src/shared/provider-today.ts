import { getBranding } from './branding.ts'

/** Today where the provider works, YYYY-MM-DD: there it may be another day than here. */
export const providerToday = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: getBranding().timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
