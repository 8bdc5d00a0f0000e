import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createApiKey } from '@portolan/contract/identity/api-keys'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const asText = (markup: string): string =>
  markup.replace(/&#(\d+);/g, (_whole, code) => String.fromCodePoint(Number(code)))

it('shows calls with a key that work when they are pasted into a shell', async () => {
  const caller = await portal.as('client@harbor.example')
  const { secret } = await portal.call(createApiKey, { body: { name: 'Export', validDays: 30 } }, caller)
  const page = await (await fetch(`${portal.config.origin}/api/docs`)).text()
  const example = /<pre id="key-example"[^>]*><code>(.*?)<\/code>/s.exec(page)?.[1] ?? ''
  const script = asText(example).replace('ptl_…', secret).replaceAll('curl ', "curl -sS -w '\\n' ")
  const { stdout } = await promisify(execFile)('sh', ['-euc', script])
  const [account = '', requests = ''] = stdout.trim().split('\n')
  expect(JSON.parse(account)).toMatchObject({ email: 'client@harbor.example', roles: ['CLIENT'] })
  expect(JSON.parse(requests)).toEqual({ items: expect.any(Array), nextPageToken: null })
})
