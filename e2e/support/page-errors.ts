import type { ConsoleMessage, Page } from 'playwright-core'

/** What a page reports against itself: uncaught errors, refused resources, broken rules of the policy, failed hydration. */
export function listen(page: Page, complain: (complaint: string) => void): void {
  page.on('crash', () => complain('The page crashed.'))
  page.on('pageerror', (error) => complain(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutIcon(message)) complain(message.text())
  })
  page.on('popup', (popup) => listen(popup, complain))
}

/** Browsers look there when a document names no icon, as one that is no page does not. */
const isAboutIcon = (message: ConsoleMessage): boolean => message.location().url.endsWith('/favicon.ico')

/** The browser's own line for an answer that is not OK. */
export const answered = (status: number): RegExp => new RegExp(`the server responded with a status of ${status} `)
