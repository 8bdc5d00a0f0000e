import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

const program = '/usr/bin/glewlwyd'
const settings = '/etc/glewlwyd/glewlwyd.conf'
const tables = '/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz'

export const isGlewlwydThere = (): boolean => [program, settings, tables].every((file) => existsSync(file))

export type Glewlwyd = { readonly address: string; stop(): Promise<void> }

/** Debian's glewlwyd on a database of its own, with the administrator `admin` and the password `password`. */
export async function startGlewlwyd(folder: string, port: number): Promise<Glewlwyd> {
  const address = `http://localhost:${port}`
  const file = path.join(folder, 'glewlwyd.db')
  const database = new DatabaseSync(file)
  database.exec(gunzipSync(readFileSync(tables)).toString())
  database.close()
  const own = readFileSync(settings, 'utf8')
    .replace(/^port=.*/m, `port=${port}\nbind_address="127.0.0.1"`)
    .replace(/^# *static_files_path=/m, 'static_files_path=')
    .replace(/^external_url=.*/m, `external_url="${address}"`)
    .replace(/^log_mode=.*/m, 'log_mode="console"')
    .replace(/^@include.*/m, `database = { type = "sqlite3"; path = "${file}"; };`)
  const config = path.join(folder, 'glewlwyd.conf')
  writeFileSync(config, own)
  const running = spawn(program, ['-c', config], { stdio: 'ignore' })
  const gone = new Promise((end) => running.once('exit', end))
  const stop = async () => {
    running.kill()
    await gone
  }
  for (let tries = 0; tries < 100; tries++) {
    if (running.exitCode !== null) break
    const isThere = await fetch(`${address}/config`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { address, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('glewlwyd did not start.')
}
