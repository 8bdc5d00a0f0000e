import type { Page } from 'playwright-core'

/** The server answers these calls of the page with an error. */
export const failCall = (page: Page, path: string, status: number) =>
  page.route(`/api${path}`, (route) => route.fulfill({ status, json: { message: 'No.', errorCode: 'no' } }))
