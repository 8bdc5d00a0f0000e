import { type ChildProcess, spawn } from 'node:child_process'
import packageFile from '../../package.json' with { type: 'json' }

/** Who runs it, and where. */
type SpawnOptions = { readonly cwd?: string; readonly uid?: number; readonly gid?: number }

export type StartedPortal = {
  readonly process: ChildProcess
  /** All output so far. */
  said(): string
  /** The exit code, or null after a signal. */
  readonly ended: Promise<number | null>
  ready(): Promise<void>
}

/** The arguments that `npm start` passes to Node. */
export const startArguments = packageFile.scripts.start.split(' ').slice(2)

/** `npm start` without npm: the same process, with settings for where to keep its data and where to listen. */
export function runStart(environment: NodeJS.ProcessEnv, args: readonly string[] = []): StartedPortal {
  return runNode([...startArguments, ...args], environment)
}

export function runNode(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  options: SpawnOptions = {},
): StartedPortal {
  const child = spawn(process.execPath, args, {
    ...options,
    env: { ...process.env, LOG_LEVEL: 'warn', PORTOLAN_ENGINES: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const waiting: (() => void)[] = []
  const listen = (chunk: Buffer) => {
    said += chunk
    if (/ready/.test(said)) for (const resolve of waiting.splice(0)) resolve()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<number | null>((end) => child.once('exit', (code) => end(code)))
  return {
    process: child,
    said: () => said,
    ended,
    ready: () =>
      new Promise((isReady, failed) => {
        if (/ready/.test(said)) return isReady()
        waiting.push(isReady)
        child.once('exit', () => failed(new Error(said)))
      }),
  }
}
