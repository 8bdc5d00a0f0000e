import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const parentScript = fileURLToPath(new URL('./test-parent.ts', import.meta.url))

export const isRoot = process.getuid?.() === 0

export type TestServer = {
  child: ChildProcess
  adopted: boolean
  pid: number
  milliseconds: number
  kill(): Promise<void>
  stop(): Promise<number | null>
}

type StartConditions = {
  /** The name of the only strategy for root. */
  strategy?: string
  uid?: number
}

/** Runs a parent process until its database is ready. Rejects with what it printed. */
export async function start(folder: string, conditions: StartConditions = {}): Promise<TestServer> {
  const began = performance.now()
  const parent = launch(folder, conditions)
  const first = await parent.firstLine
  const [, how, pid] = /^ready (adopted|started) (\d+)$/.exec(first) ?? []
  if (!how) throw new Error((await parent.ended).output)
  return {
    child: parent.child,
    adopted: how === 'adopted',
    pid: Number(pid),
    milliseconds: Math.round(performance.now() - began),
    kill: async () => {
      parent.child.kill('SIGKILL')
      await parent.ended
    },
    stop: async () => {
      parent.child.kill('SIGTERM')
      return (await parent.ended).code
    },
  }
}

/** The output and exit code of a start that fails. */
export async function failedStart(folder: string, conditions: StartConditions = {}) {
  const parent = launch(folder, conditions)
  const first = await parent.firstLine
  if (first.startsWith('ready')) {
    parent.child.kill('SIGTERM')
    throw new Error('it started')
  }
  return await parent.ended
}

export function launch(folder: string, { strategy, ...identity }: StartConditions = {}) {
  const words = [parentScript, folder, ...(strategy ? [strategy] : [])]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], ...identity })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const firstLine = Promise.race([
    once(child.stdout, 'data').then(([data]) => String(data).trim().split('\n')[0] ?? ''),
    once(child, 'close').then(() => ''),
  ])
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: lines.join('\n') }))
  return { child, firstLine, ended }
}

/** A folder that other accounts may enter. */
export function makeTestFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portolan-start-'))
  fs.chmodSync(folder, 0o755)
  return folder
}
