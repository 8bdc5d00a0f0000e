/**
 * npm run test:oidc: the portal with a third party's OpenID issuer in place of its own. The third party is Debian's
 * glewlwyd (apt install glewlwyd), started here for the time of the tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../e2e/support/free-port.ts'
import { runStart } from '../e2e/support/run-start.ts'
import { clientId, password, setUpGlewlwyd } from './glewlwyd/set-up-glewlwyd.ts'
import { isGlewlwydThere, startGlewlwyd } from './glewlwyd/start-glewlwyd.ts'

const root = path.resolve(import.meta.dirname, '..')

if (isGlewlwydThere()) process.exitCode = await runAgainstGlewlwyd()
else console.log('Skipped: there is no glewlwyd to test against. On Debian: apt install glewlwyd')

async function runAgainstGlewlwyd(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-glewlwyd-'))
  const stayAlive = () => console.error('Stopping glewlwyd first.')
  process.on('SIGINT', stayAlive)
  const portalPort = await freePort()
  const glewlwyd = await startGlewlwyd(folder, await freePort())
  try {
    const issuer = await setUpGlewlwyd(glewlwyd.address, `http://localhost:${portalPort}`)
    const environment = {
      PORTOLAN_TEST_OIDC_ISSUER: issuer,
      PORTOLAN_TEST_OIDC_CLIENT_ID: clientId,
      PORTOLAN_TEST_OIDC_PASSWORD: password,
      PORTOLAN_TEST_OIDC_PORTAL_PORT: String(portalPort),
    }
    const failed = runVitest(environment, ['server/src/features/identity/external/third-party.test.ts'])
    return failed || (await runJourneys(environment, portalPort, folder))
  } finally {
    await glewlwyd.stop()
    rmSync(folder, { recursive: true, force: true })
    process.off('SIGINT', stayAlive)
  }
}

async function runJourneys(environment: TestEnvironment, port: number, folder: string): Promise<number> {
  const portal = runStart({
    PORT: String(port),
    PORTOLAN_DATA: path.join(folder, 'data'),
    PORTOLAN_DEMO: 'off',
    PORTOLAN_OIDC_ISSUER: environment.PORTOLAN_TEST_OIDC_ISSUER,
    PORTOLAN_OIDC_CLIENT_ID: clientId,
  })
  try {
    await portal.ready()
    const journeys = ['--config', 'e2e/vitest.config.ts', 'e2e/third-party-issuer.test.ts']
    return runVitest({ ...environment, PORTOLAN_E2E_URL: `http://localhost:${port}` }, journeys)
  } finally {
    portal.process.kill('SIGTERM')
    await portal.ended
  }
}

type TestEnvironment = Readonly<
  Record<`PORTOLAN_TEST_OIDC_${'ISSUER' | 'CLIENT_ID' | 'PASSWORD' | 'PORTAL_PORT'}`, string>
>

function runVitest(environment: Record<string, string>, args: readonly string[]): number {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, ...environment }
  return spawnSync(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1
}
