import { spawn } from 'node:child_process'

const longestMs = 60_000
const mostKiB = 1024 * 1024
const mostAnswerBytes = 8 * 1024 * 1024
/** It gets nothing of our environment. One thread, because other documents wait for the other cores. */
const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin', OMP_THREAD_LIMIT: '1' }
// The limits also end it where the thread that started it was terminated.
const script = `ulimit -v ${mostKiB} 2>/dev/null; ulimit -t ${longestMs / 1000}; exec "$@"`

/** What the program writes, or undefined where it is missing, fails, or takes too long or too much. */
export function runRecognizer(
  program: string,
  options: readonly string[],
  input?: Buffer,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const child = spawn('/bin/sh', ['-c', script, 'sh', program, ...options], {
    cwd: '/',
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
  const parts: Buffer[] = []
  let length = 0
  child.stdout.on('data', (part: Buffer) => {
    length += part.length
    if (length > mostAnswerBytes) child.kill('SIGKILL')
    else parts.push(part)
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  child.on('error', () => resolve(undefined))
  child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : undefined))
  return promise.finally(() => clearTimeout(timer))
}
