import { createHash } from 'node:crypto'
import { endpoints } from '@portolan/contract/endpoints'
import { errorMessage } from '@portolan/contract/errors/catalog'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { html } from '../web/html.ts'
import { serveApiDocs } from './index.ts'

const app = Fastify()
serveApiDocs(app, { endpoints, origin: 'https://portal.example', isPublicDemo: false })

describe('GET /api/openapi.json', () => {
  it('answers the document of every endpoint', async () => {
    const answer = await app.inject('/api/openapi.json')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      openapi: '3.1.1',
      info: { version: '0.8.0' },
      servers: [{ url: 'https://portal.example/api' }],
    })
  })

  it('answers 304 where it is cached', async () => {
    const { etag } = (await app.inject('/api/openapi.json')).headers
    const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': `W/"other", ${etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(
      200,
    )
  })
})

describe('GET /api/docs', () => {
  it('shows every endpoint with who may call it, its refusals and an example', async () => {
    const page = (await app.inject('/api/docs')).body
    for (const { name, path, refusals, bodyKind, tag } of endpoints) {
      if (tag === 'demo' || tag === 'ui-logs') continue
      expect(page).toContain(`<p id="${name}">`)
      expect(page).toContain(`<a href="#${name}">`)
      expect(page).toContain(`<code>${path}</code>`)
      // XML has its refusals in the message.
      for (const code of bodyKind === 'xml' ? [] : refusals)
        expect(page).toContain(html`<td>${errorMessage(code)}</td>`.markup)
    }
    expect(page).toContain('For CLIENT or CLIENT_EMPLOYEE.')
    expect(page).toContain(
      html`curl '${'https://portal.example/api/clientConfigs/1001?emailDomain=harbor.example'}'`.markup.replaceAll(
        "'",
        '&#39;',
      ),
    )
    expect(page).toContain(html`-d '${JSON.stringify({ clientId: 1005 })}'`.markup.replaceAll("'", '&#39;'))
  })

  it('says how to get a key, and which operations are not for keys', async () => {
    const page = (await app.inject('/api/docs')).body
    expect(page).toContain('create a key and copy it: it is shown once.')
    expect(page).toContain('<p>For signed-in users. Not with an API key.</p>')
    expect(page).toContain('Bearer $API_KEY&#34;')
  })

  it('leads every link of the page to a place on it', async () => {
    const page = (await app.inject('/api/docs')).body
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    expect([...page.matchAll(/ id="/g)]).toHaveLength(ids.size)
  })

  it('folds its groups and operations, without those that are not for customers', async () => {
    const page = (await app.inject('/api/docs')).body
    expect(page).toMatch(/<details class="group"><summary><h2>Requests<\/h2>/)
    expect(page).toContain('<details class="operation">')
    expect(page).not.toContain(' open>')
    for (const name of ['Demo', 'Ui logs']) expect(page).not.toContain(`<h2>${name}</h2>`)
  })

  it('finds operations by words of their name, address or summary, and shows them open', async () => {
    const found = (await app.inject('/api/docs?search=Client+config')).body
    expect(found).toContain('<p id="getClientConfig">')
    expect(found).toContain('<details class="operation" open>')
    expect(found).not.toContain('id="listLanguages"')
    expect(found).toContain('<details class="group" open>')
    const none = (await app.inject(`/api/docs?search=${encodeURIComponent('"><b>')}`)).body
    expect(none).toContain('Nothing has all of these words.')
    expect(none).toContain('value="&#34;&#62;&#60;b&#62;"')
    expect((await app.inject('/api/docs?search=a&search=b')).body).not.toContain('Found: ')
  })

  it('finds operations by a parameter or an error code, and schemas by a field', async () => {
    const byCode = (await app.inject('/api/docs?search=link_expired')).body
    expect(byCode).toContain('<p id="getPaymentDefaults">')
    const byField = (await app.inject('/api/docs?search=paymentType')).body
    expect(byField).toMatch(/Found: \d+ operations?, \d+ schemas?\./)
    expect(byField).toContain('<li><a href="#schema-PaymentPreferences">')
  })

  it('takes only the style it was sent with, and the script that applies the chosen colors', async () => {
    const answer = await app.inject('/api/docs')
    const style = /<style>(.*)<\/style>/s.exec(answer.body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    const [source, ...others] = [...answer.body.matchAll(/<script>(.*?)<\/script>/gs)].map((found) => found[1] ?? '')
    expect(others).toEqual([])
    expect(answer.headers['content-security-policy']).toContain(
      `script-src 'sha256-${createHash('sha256').update(source!).digest('base64')}'`,
    )
    expect(source).toContain('portolan.scheme')
    expect(answer.body).not.toMatch(/<script .*?>| style=| on\w+=/i)
  })

  it('shows markup in the contract as text', () => {
    const text = '<img src=x onerror="alert(1)">&\''
    expect(html`<p title="${text}">${[text, html`<b>${1}</b>`, false, undefined]}</p>`.markup).toBe(
      '<p title="&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;">' +
        '&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;<b>1</b></p>',
    )
  })
})
