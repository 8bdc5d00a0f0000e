import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { failedStart, isRoot, makeTestFolder, start } from './test-start.ts'

vi.setConfig({ testTimeout: 60_000 })

const home = makeTestFolder()

afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

function closedHome(name: string) {
  const closed = path.join(home, name)
  fs.mkdirSync(closed, { mode: 0o700 })
  return path.join(closed, 'clone/data')
}

const ownerOfProcess = (pid: number) => fs.statSync(`/proc/${pid}`).uid
const ownerOfCluster = (folder: string) => fs.statSync(path.join(folder, 'cluster')).uid

describe.skipIf(!isRoot)('started by root', () => {
  it('runs in a private home folder, and all files stay with root', async () => {
    const folder = closedHome('namespace')
    for (let round = 0; round < 2; round++) {
      const one = await start(folder)
      expect(ownerOfCluster(folder)).toBe(0)
      expect(await one.stop()).toBe(0)
    }
  })

  it('also runs there without user namespaces', async () => {
    const folder = closedHome('passing')
    const one = await start(folder, { strategy: 'otherAccountWithAccess' })
    expect(ownerOfProcess(one.pid)).not.toBe(0)
    expect(await one.stop()).toBe(0)
  })

  it('reports that no account is suitable', async () => {
    const folder = closedHome('refused')
    expect(await failedStart(folder, { strategy: 'otherAccount' })).toEqual({
      code: 1,
      output: `PostgreSQL does not run as root, and no other account can reach ${folder}. Start Portolan as an ordinary user, or set PORTOLAN_DATA to a folder that others may pass, such as one in /srv.`,
    })
  })

  it('switches from one account to another and back', async () => {
    const folder = path.join(home, 'changing')
    for (const strategy of ['otherAccount', 'ownNamespace', 'otherAccountWithAccess', 'otherAccount']) {
      const one = await start(folder, { strategy })
      expect(ownerOfCluster(folder) === 0).toBe(strategy === 'ownNamespace')
      expect(await one.stop()).toBe(0)
    }
  })

  it("leaves an ordinary user's database to that user", async () => {
    const folder = path.join(home, 'theirs')
    fs.mkdirSync(folder)
    fs.chownSync(folder, 65534, 65534)
    const one = await start(folder)
    expect(ownerOfProcess(one.pid)).toBe(65534)
    expect(await one.stop()).toBe(0)
    for (const file of fs.readdirSync(folder)) expect(fs.statSync(path.join(folder, file)).uid).toBe(65534)
  })

  it('works for a user without a name, as in containers', async () => {
    const folder = path.join(home, 'nameless')
    fs.mkdirSync(folder)
    fs.chownSync(folder, 54_321, 54_321)
    const one = await start(folder, { uid: 54_321 })
    expect(ownerOfProcess(one.pid)).toBe(54_321)
    expect(await one.stop()).toBe(0)
  })
})
