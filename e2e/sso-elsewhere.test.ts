import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { testIssuer } from '../server/src/testing/identity/test-issuer.ts'
import { freePort } from './support/free-port.ts'
import { it } from './support/journey.ts'
import { heading } from './support/open-page.ts'
import { startSamlPage } from './support/people/saml-page.ts'
import { userMenu } from './support/people/sign-in.ts'
import { runStart, type StartedPortal } from './support/run-start.ts'

/** The portal is on localhost and the customers' providers on 127.0.0.1: to a browser these are different sites. */
let portal: StartedPortal
let origin: string
let folder: string
const undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-sso-'))
  const port = String(await freePort())
  origin = `http://localhost:${port}`
  const env = { ...process.env, PORT: port, PORTOLAN_DATA: folder }
  portal = runStart(env)
  await portal.ready()

  const issuer = await testIssuer({ id: 'portolan', secret: 'upstream-secret' })
  const saml = await startSamlPage(origin, `${origin}/signIn/sso/saml/client-1004/metadata`, 'sue@summit.example')
  undo.push(issuer.close, saml.close)
  const certificate = join(folder, 'saml.pem')
  writeFileSync(certificate, saml.publicKey)
  const setSso = (args: readonly string[]) =>
    execFileSync(process.execPath, ['scripts/set-sso.ts', ...args], {
      env: { ...env, SSO_CLIENT_SECRET: 'upstream-secret' },
      encoding: 'utf8',
    })
  const oidc = ['--client', '1002', '--kind', 'oidc', '--issuer', issuer.issuer, '--client-id', 'portolan']
  expect(setSso(oidc)).toContain(`${origin}/signIn/sso/oidc/callback`)
  const page = ['--entity-id', saml.address, '--entry-point', `${saml.address}/login`, '--certificate', certificate]
  expect(setSso(['--client', '1004', '--kind', 'saml', ...page])).toContain(`${origin}/signIn/sso/saml/acs`)
})
afterAll(async () => {
  portal?.process.kill('SIGTERM')
  await portal?.ended
  for (const step of undo) await step()
  rmSync(folder, { recursive: true, force: true })
})

it.for([
  ['an OpenID provider', 'eve@meridian.example', 'Meridian Insurance Ltd.'],
  ['a SAML provider', 'sue@summit.example', 'Summit County Government'],
] as const)('IDENT-02 signs in through %s on another site', async ([, email, company], { open }) => {
  const page = await open()
  await page.goto(`${origin}/?signIn=1`)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: `Continue with ${company}` }).click()
  await userMenu(page).waitFor()
  expect(await heading(page).textContent()).toBe(`Welcome, ${email}`)
})
