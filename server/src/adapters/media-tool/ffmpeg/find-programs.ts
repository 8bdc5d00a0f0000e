import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedEnvironment } from '../../../platform/sandbox/unpacked-environment.ts'

export type FfmpegPrograms = {
  readonly ffmpeg: string
  readonly ffprobe: string
  readonly env: Readonly<Record<string, string>>
  /** Folders of unpacked packages. Fonts may be there even if the programs are those of the system. */
  readonly readable: readonly string[]
}

/** The first installation that has both programs: of the system, or of packages that were unpacked without root. */
export function findPrograms(roots: readonly string[]): FfmpegPrograms | undefined {
  const root = roots.find((folder) => ['ffmpeg', 'ffprobe'].every((name) => existsSync(join(folder, 'usr/bin', name))))
  if (root === undefined) return undefined
  const readable = roots.filter((folder) => folder !== '/' && existsSync(folder))
  return {
    ffmpeg: join(root, 'usr/bin/ffmpeg'),
    ffprobe: join(root, 'usr/bin/ffprobe'),
    env: root === '/' ? {} : unpackedEnvironment(root),
    readable,
  }
}
