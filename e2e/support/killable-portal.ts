import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Caller, signInOver } from '../../server/src/testing/sign-in.ts'
import { freePort } from './free-port.ts'
import { runStart, type StartedPortal } from './run-start.ts'

/** A separate portal that can be killed and restarted on the same folder, with access to its database. */
export async function killablePortal() {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-kill-'))
  const port = await freePort()
  let run: StartedPortal

  async function start(): Promise<void> {
    run = runStart({ PORT: String(port), PORTOLAN_DATA: folder })
    await run.ready()
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    run.process.kill(signal)
    await run.ended
  }

  await start()
  const socket = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const database = new Client({ host: socket, user: 'portolan', database: 'portolan' })
  await database.connect()
  return {
    folder,
    kill: () => end('SIGKILL'),
    start,
    signIn: (email: string): Promise<Caller> => signInOver(`http://localhost:${port}`, email),
    async rows<Row>(question: string, values: readonly unknown[] = []): Promise<Row[]> {
      return (await database.query(question, [...values])).rows as Row[]
    },
    async close(): Promise<void> {
      await database.end()
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type KillablePortal = Awaited<ReturnType<typeof killablePortal>>
