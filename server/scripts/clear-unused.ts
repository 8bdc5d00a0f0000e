import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../src/platform/postgres/postmaster.ts'

/** A server reads parts of its bundle when they are first needed: what a living process uses stays. */
export function clearUnused(dist: string, current: string): void {
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name)
    const marks = [name, ...namesIn(folder)].filter((mark) => mark.endsWith('.user'))
    const isUsed = marks.some((mark) => isAlive(Number(/\d+/.exec(mark)?.[0])))
    if (name !== current && !isUsed) rmSync(folder, { recursive: true, force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // another build has just cleared it
  }
}
