import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium/find-chromium.ts'
import { freePort } from './free-port.ts'
import { ownPortalVariable, portalUrlVariable, repliesPortVariable } from './portal-url.ts'
import { startArguments } from './run-start.ts'

/** Portals of the provider that the cards of the home page lead to. */
const otherPortals = {
  INVOICES_PORTAL_URL: 'https://invoices.portolan.example/',
  INTERPRETING_PORTAL_URL: 'https://interpreting.portolan.example/',
}

/** Starts the real server, as `npm start` does, on an empty data folder, unless a running one is configured. */
export default async function startPortal(): Promise<() => Promise<void>> {
  // Unpacks it once, before three workers would write the same file.
  await findChromium()
  if (process.env[portalUrlVariable]) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'portolan-e2e-'))
  const port = await freePort()
  const repliesPort = String(await freePort())
  const replies = { MAIL_REPLIES_ADDRESS: 'replies@portal.example', MAIL_REPLIES_PORT: repliesPort }
  const portal = spawn(process.execPath, startArguments, {
    env: { ...process.env, ...otherPortals, ...replies, PORT: String(port), PORTOLAN_DATA: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(portal)
  process.env[portalUrlVariable] = `http://localhost:${port}`
  process.env[ownPortalVariable] = 'yes'
  process.env[repliesPortVariable] = repliesPort
  return async () => {
    portal.kill('SIGTERM')
    await new Promise((ended) => portal.once('exit', ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

function untilReady(portal: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let said = ''
    portal.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Portolan is ready')) ready()
    })
    portal.once('exit', () => failed(new Error(`The portal did not start:\n${said}`)))
  })
}
