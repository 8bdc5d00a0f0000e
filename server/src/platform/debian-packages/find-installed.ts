import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, runCommand } from './run-command.ts'

/** Where packages are unpacked without root, and the file that is written when all of them are there. */
export const unpackedRoot = (folder: string): string => join(folder, 'root')
export const unpackedList = (folder: string): string => join(folder, 'installed.json')

/** True if the system has all packages, or the folder has what the system lacked. */
export async function areInstalled(names: readonly string[], folder: string, signal: AbortSignal): Promise<boolean> {
  return (await areUnpacked(names, folder)) || (await areInstalledOnSystem(names, signal))
}

async function areUnpacked(names: readonly string[], folder: string): Promise<boolean> {
  try {
    const listed: unknown = JSON.parse(await readFile(unpackedList(folder), 'utf8'))
    return Array.isArray(listed) && names.every((name) => listed.includes(name)) && existsSync(unpackedRoot(folder))
  } catch {
    return false
  }
}

async function areInstalledOnSystem(names: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    const format = '${db:Status-Status}\n'
    const output = await runCommand('dpkg-query', ['--show', `--showformat=${format}`, ...names], { signal })
    return output.split('\n').filter((status) => status === 'installed').length >= names.length
  } catch (error) {
    if (error instanceof CommandError || (error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
