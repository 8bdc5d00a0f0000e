import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveTemporaryStore } from '../testing/served-store.fixture.ts'
import { contentDisposition } from './content-disposition.ts'

let served: Awaited<ReturnType<typeof serveTemporaryStore>>
let url: string
const options = { fileName: 'a.html', inline: true, contentType: 'text/html', expiresInSeconds: 60 }
beforeAll(async () => {
  served = await serveTemporaryStore()
  await served.store.write('d/a.html', Readable.from([Buffer.from('0123456789')]))
  url = await served.store.signDownloadUrl('d/a.html', options)
})
afterAll(() => served.close())

const get = async (headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(url, { method, headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

describe('a download', () => {
  it('has headers against type guessing and scripts', async () => {
    const { headers } = await get()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('cache-control')).toMatch(/^private/)
  })

  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=5-', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-300', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-300', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('answers %s with %i', async (range, status, body, contentRange) => {
    const answer = await get({ range })
    expect([answer.status, answer.body, answer.headers.get('content-range')]).toEqual([status, body, contentRange])
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  })

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('rejects the range %s', async (range) => {
    const answer = await get({ range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect(answer.body).toContain('<Code>InvalidRange</Code>')
  })

  it('resumes only the same file', async () => {
    const { headers } = await get()
    const etag = headers.get('etag')!
    const date = headers.get('last-modified')!
    const status = async (condition: string) => (await get({ range: 'bytes=1-2', 'if-range': condition })).status
    expect(await status(etag)).toBe(206)
    expect(await status(date)).toBe(206)
    expect(await status('"another"')).toBe(200)
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('answers HEAD with the size only', async () => {
    const { status, headers, body } = await get({}, 'HEAD')
    expect([status, headers.get('content-length'), headers.get('accept-ranges'), body]).toEqual([
      200,
      '10',
      'bytes',
      '',
    ])
  })

  it('of an empty file is empty', async () => {
    await served.store.write('d/empty', Readable.from([]))
    const response = await fetch(await served.store.signDownloadUrl('d/empty', options))
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each([
    ['another file', (address: string) => address.replace('a.html?', 'b.html?')],
    ['another name', (address: string) => address.replace(/inline/, 'attachment')],
    ['another type', (address: string) => address.replace('text%2Fhtml', 'image%2Fsvg')],
    ['a longer life', (address: string) => address.replace('Expires=60', 'Expires=6000')],
    ['another date', (address: string) => address.replace(/Date=\d{8}/, 'Date=20990101')],
    ['another access key', (address: string) => address.replace('AKTEST', 'AKOTHER')],
    ['one more parameter', (address: string) => `${address}&response-content-type=image%2Fsvg`],
    ['a parameter less', (address: string) => address.replace(/&response-content-type=[^&]*/, '')],
    ['half a signature', (address: string) => address.slice(0, -32)],
    ['no signature', (address: string) => address.replace(/&X-Amz-Signature=.*/, '')],
  ])('is refused when its address was changed to %s', async (_change, change) => {
    expect(change(url)).not.toBe(url)
    expect((await fetch(change(url))).status).toBe(403)
  })

  it('is served under any host name and mount of the portal', async () => {
    const elsewhere = url.replace('127.0.0.1', 'localhost').replace('/store/', '/behind/a/proxy/')
    expect((await fetch(elsewhere)).status).toBe(200)
  })

  it.runIf(existsSync('/proc/self/fd'))('closes its file when the client disconnects', async () => {
    const big = Buffer.alloc(1024 * 1024)
    await served.store.write('d/big', Readable.from(Array.from({ length: 40 }, () => big)))
    const leaving = new AbortController()
    const response = await fetch(await served.store.signDownloadUrl('d/big', options), { signal: leaving.signal })
    await response.body?.getReader().read()
    expect(openFiles()).toHaveLength(1)
    leaving.abort()
    await vi.waitFor(() => expect(openFiles()).toEqual([]), { timeout: 30_000 })
    expect(served.faults).toEqual([])
  })
})

function openFiles(): string[] {
  const links = readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`)
    } catch {
      return ''
    }
  })
  return links.filter((link) => link.startsWith(`${served.folder}/objects/`))
}

describe('the name of a download', () => {
  it.each([
    ['plain.pdf', 'plain.pdf', 'plain.pdf'],
    ['Übung ñ.pdf', 'Ubung n.pdf', '%C3%9Cbung%20%C3%B1.pdf'],
    ['契約.pdf', '__.pdf', '%E5%A5%91%E7%B4%84.pdf'],
    ['a"b\\c/d%.pdf', 'a_b_c_d_.pdf', 'a%22b_c_d%25.pdf'],
    ['a\r\nset-cookie: x', 'a__set-cookie: x', 'a__set-cookie%3A%20x'],
    ['annexe\u202excod.exe', 'annexe_xcod.exe', 'annexe_xcod.exe'],
    ['b\u200f\u061cc.txt', 'b__c.txt', 'b__c.txt'],
    ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
    ['..', 'file', 'file'],
    ['', 'file', 'file'],
    ['\ud800.pdf', '_.pdf', '%EF%BF%BD.pdf'],
  ])('%j is safe in a header', (name, plain, extended) => {
    expect(contentDisposition(name, false)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${extended}`)
  })
})
