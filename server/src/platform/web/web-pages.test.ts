import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Branding } from '@portolan/contract/branding/branding'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillHtml } from './web-html.ts'
import { webPages } from './web-pages.ts'

const distFolder = mkdtempSync(join(tmpdir(), 'web-pages-'))
const branding: Branding = {
  providerName: 'Ängström & <Söhne>',
  logoUrl: null,
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  invoicesPortalUrl: null,
  interpretingPortalUrl: '</script><script>alert(1)</script>',
  isDemo: true,
  isPublicDemo: false,
  uploadTotalBytes: null,
  hasVisitorEstimates: false,
  timeZone: 'UTC',
  signIn: { authority: 'http://localhost/oidc', clientId: 'portal' },
}
let app: FastifyInstance
const routes = {
  '/': 'text',
  '/signUp': 'text',
  '/quotes/$jobRequestId': 'detail',
  '/coupa': 'text',
  '/coupa/$': 'text',
}

function writeDist(): void {
  mkdirSync(join(distFolder, 'client/assets'), { recursive: true })
  const write = (name: string, content: string): void => writeFileSync(join(distFolder, name), content)
  const html = (name: string): string =>
    `<html lang="en"><title>%PROVIDER_NAME%</title><body><p>${name} %PHONE_HREF% 100%</p><img src="%LOGO_SOURCE%"><!--branding--></html>`
  write('client/app-text.html', html('shell'))
  write('client/app-detail.html', html('shell of a detail'))
  write('client/index.html', html('public home'))
  write('client/assets/entry-1.js', 'plain')
  write('client/assets/entry-1.js.br', 'brotli')
  write('client/icon.svg', '<svg/>')
  write('csp.json', JSON.stringify({ scripts: ["'sha256-s='"], styles: ["'sha256-t='"] }))
  write('routes.json', JSON.stringify(routes))
  write('pages.json', JSON.stringify({ '/': 'index.html' }))
}

beforeAll(async () => {
  writeDist()
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ errorCode: 'not_found' }))
  await webPages(app, {
    distFolder,
    branding,
    storeOrigin: 'https://s3.example',
    signInOrigins: () => [],
  })
})
afterAll(async () => {
  await app.close()
  rmSync(distFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the HTML', () => {
  it('contains the provider’s texts, escaped, and the branding as data', async () => {
    const { body } = await get('/')
    expect(body).toContain('<title>Ängström &#38; &#60;Söhne&#62;</title>')
    expect(body).toContain('public home tel:+15550100 100%')
    expect(body).toContain('<img src="/icon.svg">')
    expect(body).toContain('<html data-demo ')
    expect(body).not.toContain('<script>alert')
    const data = /<script type="application\/json" id="branding">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual(branding)
  })

  it('has the shape of its page', async () => {
    expect((await get('/quotes/7')).body).toContain('shell of a detail')
    expect((await get('/coupa/7')).body).not.toContain('shell of a detail')
  })

  it('has a demo notice in both languages where others can reach it', async () => {
    for (const isPublicDemo of [true, false]) {
      const page = fillHtml('<html lang="en"><body><div>', { ...branding, isPublicDemo }, new Date())
      const text = page.identity().toString()
      expect(text.includes('<body><aside class="demo-notice"><p lang="en" dir="ltr">This is a demo.')).toBe(
        isPublicDemo,
      )
      expect(text.includes('<p lang="ar" dir="rtl">هذه نسخة تجريبية.')).toBe(isPublicDemo)
    }
  })

  it.each([
    ['portolan-session=1', 'shell'],
    ['other=1; portolan-language=ar', 'shell'],
    ['portolan-language=en; other=1', 'public home'],
    ['my-portolan-session=1', 'public home'],
  ])('to a reader with the cookie %s is the %s', async (cookie, page) => {
    const { body, headers } = await get('/', { cookie })
    expect(body).toContain(page)
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
  })

  it('is compressed, and answered with 304 when it is cached', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('of a new release replaces the cached one at the next visit', async () => {
    const old = await get('/')
    const template = '<html lang="en"><script src="/assets/entry-2.js"></script><body><!--branding-->'
    writeFileSync(join(distFolder, 'client/index.html'), template)
    const next = Fastify()
    await webPages(next, { distFolder, branding, signInOrigins: () => [] })
    const answer = await next.inject({ url: '/', headers: { 'if-none-match': String(old.headers.etag) } })
    await next.close()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('entry-2.js')
  })
})

describe('addresses', () => {
  it.each([
    ['/signUp', 200],
    ['/signup/', 200],
    ['/quotes/42?x=1', 200],
    ['/quotes', 404],
    ['/quotes/42/more', 404],
    ['/coupa/a/b/c', 200],
    ['/no/such/page', 404],
  ])('%s is answered with the shell and status %i', async (url, status) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('shell')
  })

  it.each(['/signIn', '/signin/', '/sign-in', '/login'])('%s leads to the sign-in page', async (url) => {
    const { statusCode, headers } = await get(url, { accept: 'text/html' })
    expect([statusCode, headers.location]).toEqual([302, '/?signIn=1'])
  })

  it.each([
    ['/help', '/consoleHelp'],
    ['/FAQ/', '/consoleHelp'],
    ['/api-docs', '/api/docs'],
    ['/docs', '/api/docs'],
  ])('%s leads to %s', async (url, location) => {
    const { statusCode, headers } = await get(url, { accept: 'text/html' })
    expect([statusCode, headers.location]).toEqual([302, location])
  })

  it.each(['/oidc', '/store/x', '/signIn/x/y'])('%s is a page that is not found, for people', async (url) => {
    const answer = await get(url, { accept: 'text/html,*/*;q=0.8' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await get(url, { accept: '*/*' })).json()).toEqual({ errorCode: 'not_found' })
  })

  it('shows no page where the API or a frame is asked', async () => {
    for (const url of ['/api/nothing', '/content/x.html'])
      expect((await get(url, { accept: 'text/html' })).json()).toEqual({ errorCode: 'not_found' })
  })

  it.each(['/api/nothing', '/oidc/x', '/assets/gone.js', '/content/x.html'])('%s is no page', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json()]).toEqual([404, { errorCode: 'not_found' }])
  })
})

describe('a form sent before its script has arrived', () => {
  const post = (url: string, type: string, payload: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

  it('shows its page once more without the input', async () => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']
    for (const type of types)
      for (const url of ['/signUp', '/quotes/42?x=1']) {
        const { statusCode, headers, body } = await post(url, type, 'email=nora%40lindgren.example')
        expect([statusCode, headers.location, body]).toEqual([303, url, ''])
      }
  })

  it('is unknown where there is no page', async () => {
    for (const url of ['/no/such/page', '/api/nothing', '/oidc/x', '/store/x', '/signIn/x', '//evil.example/signUp'])
      expect((await post(url, 'application/x-www-form-urlencoded', 'a=b')).statusCode).toBe(404)
  })
})

describe('files', () => {
  it('of the build are immutable and precompressed', async () => {
    const answer = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect(answer.body).toBe('brotli')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('with a fixed name are revalidated', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })
})

describe('the policy', () => {
  it('allows only scripts of the build', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'sha256-s='")
    expect(policy).toContain("style-src 'self' 'sha256-t='")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("connect-src 'self' https://s3.example")
    expect(policy).toContain("form-action 'self' https://s3.example")
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it('allows requests to the issuer as soon as it is known', async () => {
    const origins = ['https://sso.example']
    const elsewhere = Fastify()
    await webPages(elsewhere, { distFolder, branding, signInOrigins: () => origins })
    const policy = async () => (await elsewhere.inject('/')).headers['content-security-policy']
    expect(await policy()).toContain("connect-src 'self' https://sso.example;")
    origins.push('https://tokens.example')
    expect(await policy()).toContain("connect-src 'self' https://sso.example https://tokens.example;")
    expect(await policy()).toContain("form-action 'self';")
    await elsewhere.close()
  })
})
