import { spawn } from 'node:child_process'
import { giveWay } from './give-way.ts'
import { lowestPriority, type SandboxedResult, type SandboxedRun } from './sandbox.ts'

const maxOutputCharacters = 16_000_000
const maxLineCharacters = 1_000_000
const keptErrorCharacters = 8_000

type Settings = Pick<SandboxedRun, 'limits' | 'folder' | 'signal' | 'onLine'> & {
  readonly env: Readonly<Record<string, string>>
}

/** Runs a command in a process group of its own, which ends with the wall clock, the signal or too much output. */
export function runProcess(command: readonly string[], settings: Settings): Promise<SandboxedResult> {
  const { limits, folder, signal, onLine, env } = settings
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ code: null, stdout: '', errors: '', endedBy: 'abort' })
    const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    void giveWay(child.pid, lowestPriority)
    let endedBy: SandboxedResult['endedBy']
    let stdout = ''
    let errors = ''
    const end = (reason: NonNullable<SandboxedResult['endedBy']>) => {
      endedBy ??= reason
      endGroup(child.pid)
      // A process that left the group could keep the pipes open.
      child.stdout.destroy()
      child.stderr.destroy()
    }
    const endByAbort = () => end('abort')
    const timer = setTimeout(() => end('time'), limits.wallSeconds * 1000)
    signal?.addEventListener('abort', endByAbort, { once: true })
    const lines = onLine && createLineReader(onLine)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (lines) return lines.add(text) > maxLineCharacters && end('output')
      stdout += text
      if (stdout.length > maxOutputCharacters) end('output')
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-keptErrorCharacters)
    })
    child.on('error', (error) => {
      errors += error.message
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', endByAbort)
      if (endedBy === undefined) lines?.flush()
      resolve({ code: endedBy ? null : code, stdout, errors, ...(endedBy && { endedBy }) })
    })
  })
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

function createLineReader(onLine: (line: string) => void) {
  let rest = ''
  return {
    /** Returns the length of the line that has not ended. */
    add(text: string): number {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
      return rest.length
    },
    flush() {
      if (rest !== '') onLine(rest)
    },
  }
}
