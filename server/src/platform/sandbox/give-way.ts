import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 5
/** Without root, Linux accepts one change in a tenth of a second. */
const pauseMs = 200

/**
 * Lowers the share of a process that was started detached, and of all that it starts. Linux divides the processor among
 * sessions first (autogroup), so that `nice` alone gives way only to processes of the same session.
 */
export async function giveWay(pid: number | undefined, niceness: number): Promise<void> {
  for (let attempt = 0; pid !== undefined && attempt < attempts; attempt++) {
    const isDone = await writeFile(`/proc/${pid}/autogroup`, String(niceness)).then(
      () => true,
      // Anything else: the process has ended, or sessions do not count here.
      (error: NodeJS.ErrnoException) => error.code !== 'EAGAIN',
    )
    if (isDone) return
    await sleep(pauseMs, undefined, { ref: false })
  }
}
