import type { ConsoleMessage, Page } from 'playwright-core'

/** Reports uncaught errors, failed resources, violations of the content security policy and failed hydration. */
export function reportPageErrors(page: Page, report: (problem: string) => void): void {
  page.on('crash', () => report('The page crashed.'))
  page.on('pageerror', (error) => report(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutIcon(message)) report(`${message.text()} ${message.location().url}`)
  })
  page.on('popup', (popup) => reportPageErrors(popup, report))
}

/** Browsers request it for documents without an icon, such as plain files. */
const isAboutIcon = (message: ConsoleMessage): boolean => message.location().url.endsWith('/favicon.ico')

/** The browser's message for a response with this error status. */
export const statusError = (status: number): RegExp => new RegExp(`the server responded with a status of ${status} `)
