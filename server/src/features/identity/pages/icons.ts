import { Html } from '../../../platform/web/html.ts'

const icon = (paths: string) =>
  new Html(
    `<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  )

export const warningIcon = icon('<circle cx="10" cy="10" r="7.5"/><path d="M10 6.2v4.6M10 13.6v.1"/>')
export const lockIcon = icon(
  '<rect x="4" y="8.5" width="12" height="8" rx="2"/><path d="M6.8 8.5V6a3.2 3.2 0 0 1 6.4 0v2.5"/>',
)
export const doneIcon = icon('<circle cx="10" cy="10" r="7.5"/><path d="m6.7 10.2 2.2 2.2 4.4-4.6"/>')
