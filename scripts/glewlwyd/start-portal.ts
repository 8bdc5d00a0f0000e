import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** The portal as `npm start` runs it, with these settings, until it is told to stop. */
export async function startPortal(settings: Record<string, string>): Promise<() => Promise<void>> {
  const start = path.resolve(import.meta.dirname, '../../server/src/main/start.ts')
  const env = { ...process.env, LOG_LEVEL: 'warn', ...settings }
  const portal = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((end) => portal.once('exit', () => end()))
  await untilReady(portal)
  return async () => {
    portal.kill('SIGTERM')
    await gone
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
