import type { Browser } from 'playwright-core'

type Frame = {
  retryWithProgressAndTimeouts(progress: unknown, pauses: readonly number[], action: unknown): Promise<unknown>
  retryWithProgressAndBackoff(progress: unknown, action: unknown): Promise<unknown>
}
type Internals = { readonly _connection: { toImpl(frame: object): Frame } }

/**
 * Playwright looks for an element that is not there yet four times within a third of a second, and from then on only twice a
 * second. Most pages are ready between two of those looks, so that journeys would wait a third of their time for nothing. There
 * is no setting for it.
 */
export async function lookOften(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const frame = (page as unknown as Internals)._connection.toImpl(page.mainFrame())
  const ofAllFrames = Object.getPrototypeOf(frame) as Partial<Frame>
  if (!ofAllFrames.retryWithProgressAndBackoff || !ofAllFrames.retryWithProgressAndTimeouts)
    throw new Error('This Playwright looks for elements in another way: see look-often.ts.')
  ofAllFrames.retryWithProgressAndBackoff = function (this: Frame, progress, action) {
    return this.retryWithProgressAndTimeouts(progress, [20, 50], action)
  }
  await page.close()
}
