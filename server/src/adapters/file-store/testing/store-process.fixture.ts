import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serveStore } from './served-store.fixture.ts'

/** A store in a process of its own, that can be killed or started somewhere special. It ends when its parent does. */
export async function spawnStore(
  folder: string,
  through: string[] = [],
  reserveBytes?: number,
): Promise<{ child: ChildProcess; url: string }> {
  const [command, ...args] = [
    ...through,
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
