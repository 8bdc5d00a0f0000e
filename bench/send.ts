import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'

const noise = randomBytes(1024 * 1024)

type RequestBody = { readonly head?: Buffer; readonly size: number; readonly tail?: Buffer }

/** Sends this many bytes as fast as possible and waits for a successful response. */
export async function send(
  url: string,
  { head = Buffer.alloc(0), size, tail = Buffer.alloc(0) }: RequestBody,
  options: { method: 'POST' | 'PUT'; headers?: Record<string, string> },
): Promise<void> {
  const headers = { ...options.headers, 'content-length': head.length + size + tail.length }
  const request = http.request(url, { method: options.method, agent: false, headers })
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
  answered.catch(() => {})
  request.write(head)
  for (let left = size; left > 0; left -= noise.length) {
    if (!request.write(left < noise.length ? noise.subarray(0, left) : noise)) await once(request, 'drain')
  }
  request.end(tail)
  const [response] = await answered
  await response.resume().toArray()
  if ((response.statusCode ?? 500) >= 300)
    throw new Error(`${options.method} was answered with ${response.statusCode}.`)
}

const formBoundary = '----a-boundary-of-the-bench'

/** Posts a form with one file, as a browser does. */
export function sendForm(url: string, fields: Record<string, string>, fileName: string, size: number): Promise<void> {
  const part = (disposition: string) => `--${formBoundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  const parts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`)
  const head = Buffer.from(`${parts.join('')}${part(`name="file"; filename="${fileName}"`)}`)
  const tail = Buffer.from(`\r\n--${formBoundary}--\r\n`)
  const headers = { 'content-type': `multipart/form-data; boundary=${formBoundary}` }
  return send(url, { head, size, tail }, { method: 'POST', headers })
}
