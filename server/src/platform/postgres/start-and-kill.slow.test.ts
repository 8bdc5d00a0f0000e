import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findBinaries, postgresMajor, readVersion } from './binaries.ts'
import { configFor } from './database.ts'
import { findRunningServer } from './find-running.ts'
import { isAlive, readPostmaster } from './postmaster.ts'
import { failedStart, launch, makeTestFolder, start } from './test-start.ts'

vi.setConfig({ testTimeout: 60_000 })

const home = makeTestFolder()
const folder = path.join(home, 'data')
const pidFile = path.join(folder, 'cluster/postmaster.pid')

afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

async function ask(question: string, inFolder = folder) {
  const client = new Client(configFor(path.join(inFolder, 'run')))
  await client.connect()
  const { rows } = await client.query({ text: question, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

describe('one data folder', () => {
  it('is created by the first start and reused by the second', async () => {
    const first = await start(folder)
    expect(first.adopted).toBe(false)
    await ask('create table kept as select 42 as answer')
    expect(await first.stop()).toBe(0)
    expect(fs.existsSync(pidFile)).toBe(false)

    const second = await start(folder)
    expect(await ask('select answer from kept')).toBe(42)
    expect(await ask('select current_database() || current_user')).toBe('portolanportolan')
    expect(await ask("select current_setting('fsync') || current_setting('synchronous_commit')")).toBe('onon')
    expect(await ask("select lower('ÀÉŁ')")).toBe('àéł')
    expect(await second.stop()).toBe(0)
  })

  it('keeps its database running when the server is killed, and the next start adopts it', async () => {
    let pid = 0
    for (const round of [1, 2, 3]) {
      const one = await start(folder)
      expect(one.adopted).toBe(round > 1)
      if (round > 1) expect(one.pid).toBe(pid)
      pid = one.pid
      await one.kill()
      expect(isAlive(pid)).toBe(true)
    }
    const last = await start(folder)
    expect(last.adopted).toBe(true)
    expect(await last.stop()).toBe(0)
    expect(isAlive(pid)).toBe(false)
  })

  it('refuses a second server and does the first no harm', async () => {
    const first = await start(folder)
    const { code, output } = await failedStart(folder)
    expect(code).toBe(1)
    expect(output).toBe(
      `Portolan is already running on the data folder ${folder}. Stop it first, or set PORTOLAN_DATA to another folder.`,
    )
    expect(await ask('select answer from kept')).toBe(42)
    expect(await first.stop()).toBe(0)
  })

  it('passes to a server that waits while the first one stops', async () => {
    const first = await start(folder)
    const waiting = start(folder)
    await sleep(500)
    expect(await first.stop()).toBe(0)
    const second = await waiting
    expect(second.pid).not.toBe(first.pid)
    expect(await second.stop()).toBe(0)
  })

  it('recovers after PostgreSQL itself was killed, and reports it', async () => {
    const parent = launch(folder)
    const pid = Number((await parent.firstLine).split(' ')[2])
    await ask('insert into kept values (43)')
    process.kill(pid, 'SIGKILL')
    const { code, output } = await parent.ended
    expect(code).toBe(1)
    expect(output.split('\n')[1]).toBe(
      `PostgreSQL stopped by itself, so Portolan stops too. The reason may be at the end of ${folder}/postgres.log. Start again: nothing that was saved is lost.`,
    )
    const next = await start(folder)
    expect(await ask('select max(answer) from kept')).toBe(43)
    expect(await next.stop()).toBe(0)
  })

  it('reports the end of an adopted database', async () => {
    await (await start(folder)).kill()
    const parent = launch(folder)
    const [, how, pid] = (await parent.firstLine).split(' ')
    expect(how).toBe('adopted')
    process.kill(Number(pid), 'SIGKILL')
    expect((await parent.ended).output).toMatch(/\nPostgreSQL stopped by itself/)
  })

  it('starts although its former process id now belongs to another process', async () => {
    const stranger = spawn('sleep', ['60'])
    const lines = [stranger.pid, `${folder}/cluster`, 1, 5432, `${folder}/run`, '', '  1 1', 'ready   ', '']
    fs.writeFileSync(pidFile, lines.join('\n'))
    const one = await start(folder)
    expect(one.adopted).toBe(false)
    expect(stranger.exitCode).toBe(null)
    expect(await one.stop()).toBe(0)
    stranger.kill()
    await once(stranger, 'exit')
  })

  it('does not adopt the server of the folder it was copied from', async () => {
    const original = await start(folder)
    await ask('checkpoint')
    const copy = path.join(home, 'copy')
    fs.cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.s.PGSQL.5432') })
    const other = await start(copy)
    expect(other.adopted).toBe(false)
    await ask('insert into kept values (44)', copy)
    expect(await ask('select max(answer) from kept')).toBe(43)
    expect(await other.stop()).toBe(0)
    expect(await original.stop()).toBe(0)
  })

  it('stops an orphan of another version, but not one in use', async () => {
    const { postgres } = await findBinaries()
    expect(readVersion(postgres)?.split('.')[0]).toBe(String(postgresMajor))
    const one = await start(folder)
    await expect(findRunningServer(folder, () => '18.0')).rejects.toThrow(/^Portolan is already running/)
    await one.kill()
    expect(await findRunningServer(folder, () => '18.0')).toBe(undefined)
    expect(isAlive(one.pid)).toBe(false)
  })
})

it('lets one of three concurrent first starts serve and refuses the others', async () => {
  const fresh = path.join(home, 'race')
  const all = await Promise.allSettled([start(fresh), start(fresh), start(fresh)])
  const served = all.filter((one) => one.status === 'fulfilled').map((one) => one.value)
  const refused = all.filter((one) => one.status === 'rejected').map((one) => String(one.reason))
  expect(served).toHaveLength(1)
  for (const reason of refused) expect(reason).toContain('Portolan is already running on')
  expect(await served[0]!.stop()).toBe(0)
  expect(fs.readdirSync(fresh).sort()).toEqual(['cluster', 'postgres.log', 'run'])
})

it('starts cleanly after it was killed while creating the database', async () => {
  const fresh = path.join(home, 'half')
  for (const milliseconds of [250, 400, 550]) {
    const parent = launch(fresh)
    await sleep(milliseconds)
    parent.child.kill('SIGKILL')
    await parent.ended
  }
  const one = await start(fresh)
  expect(await one.stop()).toBe(0)
})

it('works in a folder whose path is too long for a socket', async () => {
  const long = path.join(home, 'x'.repeat(100), 'y'.repeat(100))
  await (await start(long)).kill()
  const again = await start(long)
  expect(again.adopted).toBe(true)
  const socketFolder = readPostmaster(path.join(long, 'cluster'))!.socketFolder
  expect(fs.statSync(socketFolder).mode & 0o777).toBe(0o700)
  expect(await again.stop()).toBe(0)
  fs.rmSync(socketFolder, { recursive: true })
})
