import { Html } from '../../../platform/web/html.ts'

const icon = (paths: string, size = 20) =>
  new Html(
    `<svg width="20" height="20" viewBox="0 0 ${size} ${size}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  )

export const warningIcon = icon('<circle cx="10" cy="10" r="7.5"/><path d="M10 6.2v4.6M10 13.6v.1"/>')
export const lockIcon = icon(
  '<rect x="4" y="8.5" width="12" height="8" rx="2"/><path d="M6.8 8.5V6a3.2 3.2 0 0 1 6.4 0v2.5"/>',
)
export const doneIcon = icon('<circle cx="10" cy="10" r="7.5"/><path d="m6.7 10.2 2.2 2.2 4.4-4.6"/>')
/** As on the other pages, which draw in a square of 24. */
export const eyeIcon = icon(
  '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6"/>',
  24,
)
export const eyeOffIcon = icon(
  '<path d="M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.2 7.4A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2"/>',
  24,
)
