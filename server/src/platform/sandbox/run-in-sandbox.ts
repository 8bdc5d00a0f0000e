import { runProcess } from './run-process.ts'
import type { Isolation, Sandbox } from './sandbox.ts'
import { wrapProgram } from './wrap-program.ts'

export type { Sandbox, SandboxedResult, SandboxedRun, SandboxLimits } from './sandbox.ts'

export type SandboxPrograms = {
  /** The path of bubblewrap. */
  readonly bwrap: string
  /** For bubblewrap itself, where it was unpacked into a folder. */
  readonly env: Readonly<Record<string, string>>
}

export const createSandbox = (
  isolation: Isolation,
  programs: SandboxPrograms = { bwrap: 'bwrap', env: {} },
): Sandbox => ({
  isolation,
  run(run) {
    const env = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LANG: 'C.UTF-8',
      HOME: run.folder,
      TMPDIR: run.folder,
      ...programs.env,
      ...run.env,
    }
    return runProcess(wrapProgram(run, isolation, programs.bwrap), { ...run, env })
  },
})
