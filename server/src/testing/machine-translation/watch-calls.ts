import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type CallTimes = { readonly list: readonly number[]; readonly text: readonly number[] }

/** Measures the calls of another client in a separate process, because this one is busy. Returns how to end it. */
export async function watchCalls(origin: string, idToken: string): Promise<() => Promise<CallTimes>> {
  const script = new URL('time-calls.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, origin, idToken], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'readable')
  return async () => {
    child.stdin.end()
    return JSON.parse((await text(child.stdout)).replace('ready\n', '')) as CallTimes
  }
}
