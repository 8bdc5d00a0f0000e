import { availableParallelism } from 'node:os'
import type { Sandbox, SandboxLimits } from '../../../platform/sandbox/run-in-sandbox.ts'
import { type MediaCall, MediaRefusal } from '../../../ports/media-tool.ts'
import type { FfmpegPrograms } from './find-programs.ts'

/** Few enough to leave memory for others. Programs in the sandbox have the lowest priority, so the portal stays responsive. */
const threads = Math.min(4, availableParallelism())

export type Programs = FfmpegPrograms & { readonly sandbox: Sandbox }

export type ProgramRun = {
  readonly call: MediaCall
  readonly args: readonly string[]
  readonly readable: readonly string[]
  readonly limits: Omit<SandboxLimits, 'cpuSeconds'>
  /** Seconds of media that have been written. */
  readonly onSeconds?: (seconds: number) => void
  readonly env?: Readonly<Record<string, string>>
}

/** A program that failed without anything being wrong with the time or the signal. The last line says why. */
export class ProgramError extends Error {
  override name = 'ProgramError'
}

export function runFfmpeg(programs: Programs, run: ProgramRun): Promise<{ stdout: string; errors: string }> {
  const { onSeconds } = run
  const onLine = (line: string) => {
    const [, microseconds] = /^out_time_us=(\d{1,15})/.exec(line) ?? []
    if (microseconds !== undefined) onSeconds?.(Number(microseconds) / 1_000_000)
  }
  const common = ['-nostdin', '-hide_banner', '-v', 'error', '-y', '-filter_threads', '1', '-threads', String(threads)]
  const progress = onSeconds ? ['-progress', 'pipe:1', '-stats_period', '0.5'] : []
  return runProgram(programs, programs.ffmpeg, { ...run, args: [...common, ...progress, ...run.args] }, onLine)
}

export const runFfprobe = (programs: Programs, run: ProgramRun): Promise<{ stdout: string; errors: string }> =>
  runProgram(programs, programs.ffprobe, run)

async function runProgram(
  { sandbox, env, readable }: Programs,
  program: string,
  run: ProgramRun,
  onLine?: (line: string) => void,
): Promise<{ stdout: string; errors: string }> {
  const { call, limits } = run
  const result = await sandbox.run({
    program,
    args: run.args,
    limits: { ...limits, cpuSeconds: limits.wallSeconds * threads },
    readable: [...readable, ...run.readable],
    folder: call.folder,
    env: { ...env, ...run.env },
    signal: call.signal,
    ...(run.onSeconds && onLine && { onLine }),
  })
  call.signal.throwIfAborted()
  if (result.endedBy === 'time') throw new MediaRefusal('timed_out', `after ${limits.wallSeconds} s`)
  if (result.code !== 0) throw new ProgramError(`${program}: ${describeFailure(result.code, result.errors)}`)
  return result
}

function describeFailure(code: number | null, errors: string): string {
  const lastLine = errors.trim().split('\n').at(-1) ?? ''
  return lastLine || (code === null ? 'ended by a limit' : `exit code ${code}`)
}

/** Reports the part of a step that is done, for a step that writes as much as the media is long. */
export const reportPart =
  ({ onProgress }: MediaCall, seconds: number, from = 0, to = 1) =>
  (written: number): void =>
    onProgress?.(from + (to - from) * Math.min(1, written / seconds))
