import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sandbox } from '../../server/src/platform/sandbox/run-in-sandbox.ts'

export type RecordedCommand = { readonly program: string; readonly args: readonly string[] }

/** Runs programs in the sandbox and keeps their commands. */
export const recordCommands = (sandbox: Sandbox, commands: RecordedCommand[]): Sandbox => ({
  isolation: sandbox.isolation,
  run(run) {
    commands.push({ program: run.program, args: run.args })
    return sandbox.run(run)
  },
})

const ownOptions = ['-progress', '-stats_period', '-threads', '-filter_threads']

/** Runs the commands as a person would type them. The step removes its copy of the subtitles, so it is written again. */
export async function runBare(commands: readonly RecordedCommand[], folder: string, cues: string): Promise<void> {
  copyFileSync(cues, join(folder, 'burned-in.srt'))
  for (const { program, args } of commands) {
    const typed = args.filter((_, index) => !isOwn(args[index]) && !isOwn(args[index - 1]))
    const child = spawn(program, typed, { cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`bare ${program} failed`)
  }
}

const isOwn = (arg: string | undefined): boolean => arg !== undefined && ownOptions.includes(arg)
