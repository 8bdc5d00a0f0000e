import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox, SandboxedResult, SandboxLimits } from './run-in-sandbox.ts'

export type ScriptRun = {
  /** A module that reads its request from the file of its first argument and writes lines of JSON. */
  readonly script: URL
  readonly request: unknown
  readonly limits: SandboxLimits
  readonly readable: readonly string[]
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly onEvent: (event: unknown) => void
}

/** Runs one of our own modules by Node.js in the sandbox, for code and data of strangers that need a process of their own. */
export async function runScript(sandbox: Sandbox, run: ScriptRun): Promise<SandboxedResult> {
  const { script, request, onEvent, readable, ...rest } = run
  const file = fileURLToPath(script)
  const requestFile = join(run.folder, 'request.json')
  await writeFile(requestFile, JSON.stringify(request))
  // Modules import each other across folders. A release has no sources: there they are next to the script.
  const sources = fileURLToPath(new URL('../../', import.meta.url))
  return sandbox.run({
    ...rest,
    program: process.execPath,
    args: [file, requestFile],
    readable: [dirname(process.execPath), dirname(file), ...[sources].filter(existsSync), ...readable],
    onLine: (line) => onEvent(parseLine(line)),
  })
}

/** A library that writes something of its own must not end the portal. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Why a script failed: the line of its error, which holds nothing of the data if the script throws nothing that does. */
export const findReason = ({ errors }: SandboxedResult): string =>
  errors
    .split('\n')
    .find((line) => line.includes('Error'))
    ?.slice(0, 300) ?? 'it was ended'
