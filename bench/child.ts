import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a benchmark server in its own process. It prints its port and ends with its parent. */
export async function startChild(file: string, ...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = await once(createInterface(child.stdout), 'line')
  return { child, url: `http://127.0.0.1:${port}` }
}
