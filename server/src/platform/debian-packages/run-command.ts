import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export class CommandError extends Error {
  readonly output: string

  constructor(command: string, output: string) {
    super(`${command} failed`)
    this.output = output
  }
}

export type CommandOptions = {
  readonly signal: AbortSignal
  /** Percentages that apt writes to descriptor 3, which `APT::Status-Fd` names. */
  readonly onPercent?: (percent: number) => void
}

/** Runs a program to its end and returns its output. It is ended with all its children if the signal aborts. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { signal, onPercent }: CommandOptions,
): Promise<string> {
  signal.throwIfAborted()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' },
  })
  const output = collect(child.stdout)
  const errors = collect(child.stderr)
  readPercent(child.stdio[3] as Readable, onPercent)
  const abort = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended.
    }
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    const [code] = await once(child, 'close')
    signal.throwIfAborted()
    if (code !== 0) throw new CommandError(command, errors() || output())
    return output()
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function collect(stream: Readable | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-100_000)
  })
  return () => text
}

function readPercent(stream: Readable, onPercent: CommandOptions['onPercent']): void {
  stream.setEncoding('utf8').on('data', (piece: string) => {
    const percent = /^(?:dlstatus|pmstatus):[^:\n]*:(\d{1,3}(?:\.\d+)?):/m.exec(piece.slice(-500))?.[1]
    if (percent !== undefined) onPercent?.(Number(percent))
  })
}
