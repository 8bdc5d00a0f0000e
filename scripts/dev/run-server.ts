import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const script = join(root, 'server/src/main/bootstrap.ts')
/** Where Node keeps the compiled code of sources that it has read before. */
const compileCache = join(root, 'node_modules/.cache/dev-server')
/** Longer than calls and jobs usually take. */
const patienceMs = 3_000

export type DevServer = {
  /** Resolves with false if the server ended before it was ready. */
  ready(): Promise<boolean>
  reload(): void
  stop(): Promise<void>
}

/** Runs the server from its sources, in a process that is replaced on reload. */
export function runServer(environment: NodeJS.ProcessEnv): DevServer {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment }
  let latest = 0
  let child: ChildProcess | undefined
  let ready = start(latest)

  function start(number: number): Promise<boolean> {
    const began = performance.now()
    const started = spawn(process.execPath, [script, '--dev'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child = started
    return new Promise((resolve) => {
      started.once('message', () => {
        console.log(`Server ready in ${((performance.now() - began) / 1000).toFixed(1)} s`)
        resolve(true)
      })
      started.once('exit', () => {
        if (number === latest) console.log('The server has ended. It is started again when a source changes.')
        resolve(false)
      })
    })
  }

  return {
    ready: () => ready,
    reload() {
      const number = ++latest
      // Several changes may come while the former process ends: only the last one starts the next.
      ready = end(child).then(() => (number === latest ? start(number) : ready))
    },
    async stop() {
      latest = -1
      await end(child)
    },
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}
