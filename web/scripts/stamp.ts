import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, repository } from './folders.ts'

export const stampFile = join(dist, 'stamp')

const sources = [
  'package-lock.json',
  'locale/src/**/*.ts',
  'contract/src/**/*.ts',
  'subtitles/src/**/*.ts',
  'web/index.html',
  'web/vite.config.ts',
  'web/public/**/*.*',
  'web/scripts/**/*.ts',
  'web/src/**/*.*',
]

/** The same for the same sources, whatever their dates. */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: repository }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repository, file)))
  return hash.digest('hex')
}

export const isFresh = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()
