import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serveStore } from './served-store.fixture.ts'

/** Starts a store in its own process, optionally through a wrapper command. It ends with its parent. */
export async function spawnStore(
  folder: string,
  wrapper: string[] = [],
  reserveBytes?: number,
): Promise<{ child: ChildProcess; url: string }> {
  const [command, ...args] = [
    ...wrapper,
    process.execPath,
    import.meta.filename,
    folder,
    ...(reserveBytes === undefined ? [] : [String(reserveBytes)]),
  ]
  const child = spawn(command ?? '', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The store did not start.'))),
  ])
  return { child, url: `http://127.0.0.1:${port}/store/files` }
}

export async function killStore(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

if (import.meta.main) {
  const [, , folder = '', reserve] = process.argv
  const { port } = await serveStore(folder, reserve === undefined ? {} : { reserveBytes: Number(reserve) })
  process.stdout.write(`${port}\n`)
  process.stdin.on('end', () => process.exit()).resume()
}
