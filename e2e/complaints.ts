import type { BrowserContext } from 'playwright-core'

/** What pages report against themselves: uncaught errors, refused resources, broken rules of the policy, failed hydration. */
export function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on('weberror', (error) => complain(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
}

/** The browser's own line for an answer that is not OK. */
export const answered = (status: number): RegExp => new RegExp(`the server responded with a status of ${status} `)
