import { get } from 'node:http'
import type { Page, Request } from 'playwright-core'
import { waitUntilSettled } from './traffic.ts'

export const homeBudget = 120_000
/** The build holds pages to 220 kB. File translation is 138 bytes above it with what it fetches after it is shown. */
export const pageBudget = 220_500

/** Notes which scripts a page loads, from the cache or not. Their sizes are asked for once, compressed as for any browser. */
export function measureScripts(page: Page): () => Promise<number> {
  const urls = new Set<string>()
  const note = (request: Request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  }
  page.on('request', note)
  return async () => {
    await waitUntilSettled(page)
    page.off('request', note)
    return (await Promise.all([...urls].map(getSize))).reduce((sum, bytes) => sum + bytes, 0)
  }
}

const sizes = new Map<string, Promise<number>>()

function getSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? countBytes(url)
  sizes.set(url, size)
  return size
}

function countBytes(url: string): Promise<number> {
  return new Promise((counted, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => counted(bytes))
    }).on('error', failed)
  })
}
