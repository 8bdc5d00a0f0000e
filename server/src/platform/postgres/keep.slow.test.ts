import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../connect.ts'
import { keepPostgres } from './keep.ts'
import { isAlive } from './postmaster.ts'
import { makeTestFolder } from './test-start.ts'

vi.setConfig({ testTimeout: 90_000 })

const homes: string[] = []
afterEach(() => {
  for (const home of homes.splice(0)) fs.rmSync(home, { recursive: true, force: true })
})
function newFolder(): string {
  const home = makeTestFolder()
  homes.push(home)
  return path.join(home, 'data')
}

it('restarts a killed PostgreSQL without losing saved data', async () => {
  const said: string[] = []
  const postgres = await keepPostgres(newFolder(), (line) => said.push(line))
  const { pool } = connect(postgres.config, 2)
  await pool.query('create table kept as select 42 as answer')
  const killed = postgres.pid
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => said, { timeout: 30_000 }).toContain('PostgreSQL runs again.')
  const answer = async () => (await pool.query('select answer from kept')).rows[0].answer
  await expect.poll(() => answer().catch(() => undefined), { timeout: 30_000 }).toBe(42)
  expect(postgres.pid).not.toBe(killed)
  expect(said).toEqual(['PostgreSQL stopped by itself and is started again …', 'PostgreSQL runs again.'])
  await pool.end()
  await postgres.stop()
  expect(isAlive(postgres.pid)).toBe(false)
})

it('reports why it cannot be restarted', async () => {
  const folder = newFolder()
  const postgres = await keepPostgres(folder, () => {})
  const reported = new Promise<Error>((resolve) => postgres.onExit(resolve))
  fs.appendFileSync(path.join(folder, 'cluster/postgresql.conf'), '\nno_such_setting = on\n')
  process.kill(postgres.pid, 'SIGKILL')
  expect((await reported).message).toMatch(/PostgreSQL did not start .*no_such_setting/s)
  await postgres.stop()
})

it('gives up on one that keeps crashing', async () => {
  const said: string[] = []
  const postgres = await keepPostgres(newFolder(), (line) => said.push(line))
  const reported = new Promise<Error>((resolve) => postgres.onExit(resolve))
  let killed = 0
  for (let n = 0; n < 6; n++) {
    await expect.poll(() => postgres.pid !== killed, { timeout: 30_000 }).toBe(true)
    killed = postgres.pid
    process.kill(killed, 'SIGKILL')
  }
  expect((await reported).message).toContain('PostgreSQL stopped by itself, so Portolan stops too.')
  expect(said.filter((line) => line === 'PostgreSQL runs again.')).toHaveLength(5)
  await postgres.stop()
})
