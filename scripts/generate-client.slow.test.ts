import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Client from '../client/index.generated.js'
import { clientPackage } from './client-package/client-package.ts'

const packageFolder = join(import.meta.dirname, '../client')
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

describe('the package @portolan/client', () => {
  it('API-83 is version 0.8.0 and what the generator writes of the contract now', () => {
    const written = clientPackage()
    expect(readdirSync(packageFolder).sort()).toEqual(Object.keys(written).sort())
    for (const [name, content] of Object.entries(written)) {
      expect(readFileSync(join(packageFolder, name), 'utf8'), 'run node scripts/generate-client.ts').toBe(content)
    }
    expect(JSON.parse(written['package.json'] ?? '')).toMatchObject({ name: '@portolan/client', version: '0.8.0' })
  })

  it('packs its code, its types and its README, and depends on nothing', { timeout: 60_000 }, () => {
    const [packed] = JSON.parse(npm(packageFolder, 'pack', '--dry-run', '--json'))
    expect(packed).toMatchObject({ id: '@portolan/client@0.8.0' })
    expect(packed.files.map((file: { path: string }) => file.path).sort()).toEqual(Object.keys(clientPackage()).sort())
    expect(readFileSync(join(packageFolder, 'package.json'), 'utf8')).not.toMatch(/ependencies/)
  })
})

describe('an installed client', () => {
  const project = mkdtempSync(join(tmpdir(), 'portolan-client-'))
  const heard: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
  let reply = { status: 200, body: '[]' }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: (await request.setEncoding('utf8').toArray()).join('') })
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  let client: typeof Client
  let baseUrl = ''

  beforeAll(async () => {
    npm(packageFolder, 'pack', '--pack-destination', project)
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    npm(project, 'install', '--offline', '--no-audit', '--no-fund', './portolan-client-0.8.0.tgz')
    client = await import(createRequire(join(project, 'index.js')).resolve('@portolan/client'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(project, { recursive: true })
  })
  const answers = (status: number, body: unknown = undefined) => {
    heard.length = 0
    reply = { status, body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const caught = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: Client.PortolanError) => error,
    )

  it('API-01 sends a JSON accept header, the id token and the username override', async () => {
    answers(200, { clientId: 1001 })
    const tokens = ['first', 'second']
    const portolan = client.createClient({
      baseUrl,
      token: async () => tokens.shift(),
      usernameOverride: 'pm@portolan.example',
    })
    expect(await portolan.getUserAccount()).toEqual({ clientId: 1001 })
    await portolan.getUserAccount()
    expect(heard[0]).toMatchObject({ method: 'GET', url: '/api/userAccount' })
    expect(heard[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer first',
      'x-username-override': 'pm@portolan.example',
    })
    expect(heard[1]?.headers.authorization).toBe('Bearer second')
  })

  it('API-01 sends an empty bearer token and no override when there is none', async () => {
    answers(200, {})
    await client.createClient({ baseUrl: `${baseUrl}/` }).getBranding()
    expect(heard[0]?.url).toBe('/api/branding')
    expect(heard[0]?.headers.authorization?.trim()).toBe('Bearer')
    expect(heard[0]?.headers).not.toHaveProperty('x-username-override')
    expect(heard[0]?.headers).not.toHaveProperty('content-type')
  })

  it('API-02 sends JSON bodies and takes a 204 without one', async () => {
    answers(204)
    const log = { level: 'ERROR', message: 'It broke — 壊れた' } as const
    expect(await client.createClient({ baseUrl }).writeUiLogs({ body: log })).toBeUndefined()
    expect(heard[0]).toMatchObject({
      method: 'POST',
      url: '/api/uiLogs',
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(log)
  })

  it('API-02 repeats the key of an array in a query and leaves out what is undefined', async () => {
    answers(200, [])
    const query = { emailDomain: ['a.example', 'b & c'], contactEmail: undefined, externalGroups: '' }
    await client.createClient({ baseUrl }).listClientConfigs({ query: query as never })
    expect(heard[0]?.url).toBe('/api/clientConfigs?emailDomain=a.example&emailDomain=b+%26+c&externalGroups=')
  })

  it('writes the parameters of a path so that they stay one part of it', async () => {
    answers(200, {})
    await client.createClient({ baseUrl }).getContentPage({ params: { pageId: 'a/b?c#d' as never } })
    expect(heard[0]?.url).toBe('/api/content/a%2Fb%3Fc%23d')
  })

  it.each([
    ['API-74', 400, 'Bad Request'],
    ['API-75', 401, 'Unauthorized'],
    ['API-76', 403, 'Forbidden'],
    ['API-77', 404, 'Not Found'],
    ['API-78', 500, 'Internal Server Error'],
    ['API-79', 502, 'Bad Gateway'],
    ['API-80', 503, 'Service Unavailable'],
    ['API-81', 418, 'Generic Error'],
    ['API-81', 304, 'Generic Error'],
  ])('%s calls status %i "%s"', async (_id, status, message) => {
    answers(status, status === 304 ? undefined : { message: 'A sentence.', errorCode: 'a_code' })
    const error = await caught(client.createClient({ baseUrl }).listFaq())
    expect(error).toBeInstanceOf(client.PortolanError)
    expect(error).toMatchObject({ name: 'PortolanError', status, message })
    if (status !== 304) expect(error?.body).toEqual({ message: 'A sentence.', errorCode: 'a_code' })
  })

  it('API-82 names a status by what it means for the operation, or as the call asks', async () => {
    const portolan = client.createClient({ baseUrl })
    const call = { params: { clientId: 1 } }
    answers(404, { message: 'We cannot find that organization.', errorCode: 'client_not_found' })
    expect(await caught(portolan.getClientConfig(call))).toMatchObject({ message: 'We cannot find that organization.' })
    const statusMessages = { 404: 'Job request not found', 409: 'Conflict error' }
    expect(await caught(portolan.getClientConfig(call, { statusMessages }))).toMatchObject({
      message: 'Job request not found',
    })
    answers(409)
    expect(await caught(portolan.listFaq({}, { statusMessages }))).toMatchObject({ message: 'Conflict error' })
    expect(await caught(portolan.listFaq())).toMatchObject({ message: 'Generic Error' })
  })

  it('keeps its error when the answer is no JSON, and stops when aborted', async () => {
    answers(502, '<html>Bad gateway</html>')
    expect(await caught(client.createClient({ baseUrl }).listFaq())).toMatchObject({ status: 502, body: undefined })
    const stopped = caught(client.createClient({ baseUrl }).listFaq({}, { signal: AbortSignal.abort() }))
    expect(await stopped).toMatchObject({ name: 'AbortError' })
  })

  it('tells the compiler what a call takes and what it answers', { timeout: 60_000 }, () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { type ClientConfig, createClient, PortolanError } from '@portolan/client'
const portolan = createClient({ baseUrl: '/api', token: () => undefined })
export const found: Promise<ClientConfig> = portolan.getClientConfig({ params: { clientId: 1 }, query: { token: 't' } })
export const nothing: Promise<void> = portolan.writeUiLogs({ body: [{ level: 'WARN', message: '' }] })
export const code = (error: unknown): string | undefined => (error instanceof PortolanError ? error.body?.errorCode : undefined)
// @ts-expect-error: the client's number is missing
portolan.getClientConfig()
// @ts-expect-error: there is no such level
portolan.writeUiLogs({ body: { level: 'LOUD', message: '' } })
// @ts-expect-error: a language has no such field
portolan.listLanguages().then(([language]) => language.color)
`,
    )
    const words = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022']
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
    execFileSync(process.execPath, [tsc, ...words, 'typed.ts'], { cwd: project, stdio: 'inherit' })
  })
})
