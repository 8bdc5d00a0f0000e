import { open, rm, stat, utimes } from 'node:fs/promises'
import { InstallError } from './install-error.ts'

const heartbeatMs = 5_000
const staleMs = 30_000

/** Runs `work` unless another process is doing the same. A lock whose process died is taken over after 30 seconds. */
export async function withInstallLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await takeLock(path)
  const touch = (): void => void utimes(path, new Date(), new Date()).catch(() => {})
  const heartbeat = setInterval(touch, heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await rm(path, { force: true })
  }
}

async function takeLock(path: string): Promise<void> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > staleMs) await rm(path, { force: true })
  try {
    const file = await open(path, 'wx')
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new InstallError('already_running', 'This model is being installed already. Wait for it, or try in a minute.')
  }
}
