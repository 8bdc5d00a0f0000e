import { describe, expect, it } from 'vitest'
import { portalUrl } from './support/portal-url.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portalUrl() + path, { headers: { accept: 'text/html', ...headers } })

function policyOf(response: Response): Map<string, string> {
  const policy = response.headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...values] = rule.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

async function firstAsset(): Promise<string> {
  const html = await (await get('/')).text()
  return `/${/assets\/[\w.-]+\.js/.exec(html)?.[0]}`
}

describe('every page', () => {
  it.for(['/', '/consoleHelp', '/nothing'])('%s allows only content of the portal itself', async (path) => {
    const response = await get(path)
    const policy = policyOf(response)
    expect(policy.get('default-src')).toBe("'none'")
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|\*/)
    // Frames of our own pages, and of files in memory that our own scripts made: the quote of a buyer.
    expect(policy.get('frame-src')).toBe("'self' blob:")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toMatch(
      /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    )
    expect(response.headers.get('strict-transport-security'), 'only https promises https').toBeNull()
  })

  it('is revalidated each time, and not sent again when unchanged', async () => {
    const response = await get('/')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('vary')).toMatch(/Cookie/)
    const again = await get('/', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('is compressed', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await get('/', { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(encoding)
  })
})

describe('static assets', () => {
  it('are cached for a year and compressed', async () => {
    const asset = await firstAsset()
    for (const encoding of ['br', 'gzip']) {
      const response = await get(asset, { 'accept-encoding': encoding })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toMatch(/javascript/)
    }
  })

  it('answer 404 for an unknown file instead of a page', async () => {
    const response = await get('/assets/nothing.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toMatch(/html/)
  })
})

it('shows the API at /api/docs with no script but ours', async () => {
  const response = await get('/api/docs')
  const policy = policyOf(response)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toMatch(/^'sha256-[^' ]+'$/)
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|\*/)
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it("keeps the provider's frame to itself: no script but ours, no other site around it", async () => {
  const response = await get('/content/connector.html')
  const policy = policyOf(response)
  expect(policy.get('sandbox')).not.toMatch(/allow-(same-origin|forms)/)
  expect(policy.get('script-src')).toMatch(/^'sha256-[^' ]+'$/)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'self'")
})
