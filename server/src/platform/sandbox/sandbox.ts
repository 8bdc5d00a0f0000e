/** As `nice` counts. The portal stays responsive while programs run. */
export const lowestPriority = 19

/** Memory limits alone are not enough: ffmpeg may hang instead of failing when it gets no more memory. */
export type SandboxLimits = {
  readonly wallSeconds: number
  readonly cpuSeconds: number
  readonly memoryMb: number
  /** Of every file that it writes. */
  readonly fileMb: number
}

export type SandboxedRun = {
  readonly program: string
  readonly args: readonly string[]
  readonly limits: SandboxLimits
  /** Files and folders it may read. */
  readonly readable: readonly string[]
  /** The one folder it may write, also its working directory. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Lines of standard output, which is not collected then. */
  readonly onLine?: (line: string) => void
}

export type SandboxedResult = {
  /** Null if a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  /** The last 8,000 characters of standard error. */
  readonly errors: string
  readonly endedBy?: 'time' | 'abort' | 'output'
}

/**
 * - bubblewrap: no network, and no files but the system's programs and what is named.
 * - network-namespace: no network; files stay readable.
 * - limits-only: only time, memory and file sizes are limited.
 */
export type Isolation = 'bubblewrap' | 'network-namespace' | 'limits-only'

export type Sandbox = {
  readonly isolation: Isolation
  /** Does not throw for a program that fails. */
  run(run: SandboxedRun): Promise<SandboxedResult>
}
