import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Waits until no other process installs into this folder. The kernel releases the lock when the child ends, and the child
 * ends with its input, so a killed portal leaves no lock behind.
 */
export async function takeInstallationLock(folder: string, signal: AbortSignal): Promise<() => Promise<void>> {
  signal.throwIfAborted()
  const child = spawn('flock', [join(folder, 'lock'), 'cat'], { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.on('error', () => {})
  const exited = once(child, 'exit').catch(() => {})
  const release = async () => {
    child.stdin.destroy()
    await exited
  }
  try {
    child.stdin.write('locked\n')
    await Promise.race([
      once(child.stdout, 'data', { signal }),
      exited.then(() => Promise.reject(new Error('the installation lock could not be taken'))),
    ])
    return release
  } catch (error) {
    child.kill()
    await exited
    throw error
  }
}
