import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Measures the list's response times in a separate process, because this one is busy sending. */
export async function watchList(
  origin: string,
  idToken: string,
  path = '/api/jobRequests?pageSize=10',
): Promise<() => Promise<number[]>> {
  const script = new URL('list-times.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, origin + path, idToken], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'readable')
  return async () => {
    child.stdin.end()
    const said = await text(child.stdout)
    return JSON.parse(said.replace('ready\n', '')) as number[]
  }
}
