import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'

export type Answer = { status: number; code: string | undefined; body: string; headers: http.IncomingHttpHeaders }
type TestFile = { fileName: string; size: number; seed?: number; chunked?: boolean }

const testBoundary = '----a-boundary-of-the-tests'
const noise = randomBytes(1024 * 1024)

/** Reproducible bytes from a seed, so that a gigabyte needs no memory. */
function* testBytes(size: number, seed = 0): Generator<Buffer> {
  let left = size
  for (let turn = seed; left > 0; turn++) {
    const start = (turn * 7919) % 4096
    const chunk = noise.subarray(start, start + Math.min(left, 256 * 1024))
    left -= chunk.length
    yield chunk
  }
}

export function testDigest(size: number, seed = 0): string {
  const hash = createHash('sha256')
  for (const chunk of testBytes(size, seed)) hash.update(chunk)
  return hash.digest('hex')
}

export function formHead(fields: Iterable<[string, string]>, fileName: string, boundary = testBoundary): string {
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = Array.from(fields, ([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
  return `${parts.join('')}${part(`name="file"; filename="${fileName}"`)}Content-Type: application/octet-stream\r\n\r\n`
}

/** Posts a form as a browser does. Rejects when the connection breaks. */
export function postForm(url: string, fields: Record<string, string>, file: TestFile): Promise<Answer> {
  const head = Buffer.from(formHead(Object.entries(fields), file.fileName))
  const tail = Buffer.from(`\r\n--${testBoundary}--\r\n`)
  const length = file.chunked ? undefined : head.length + file.size + tail.length
  return postBody(url, [head, testBytes(file.size, file.seed), tail], length)
}

/** Posts exactly these bytes as a form. */
export function postRaw(url: string, body: string, contentType?: string): Promise<Answer> {
  return postBody(url, [Buffer.from(body)], Buffer.byteLength(body), contentType)
}

async function postBody(
  url: string,
  body: Iterable<Buffer | Iterable<Buffer>>,
  length: number | undefined,
  contentType = `multipart/form-data; boundary=${testBoundary}`,
): Promise<Answer> {
  const headers = { 'content-type': contentType, ...(length === undefined ? {} : { 'content-length': length }) }
  const request = http.request(url, { method: 'POST', agent: false, headers })
  const answered = readAnswer(request)
  let wake = () => {}
  for (const event of ['drain', 'close', 'response']) request.on(event, () => wake())
  for (const piece of body) {
    for (const chunk of Buffer.isBuffer(piece) ? [piece] : piece) {
      if (request.destroyed) return answered
      if (request.write(chunk)) continue
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  request.end()
  return answered
}

function readAnswer(request: http.ClientRequest): Promise<Answer> {
  const answered = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('error', reject)
      response.on('end', () => {
        const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1]
        resolve({ status: response.statusCode ?? 0, code, body, headers: response.headers })
      })
    })
  })
  // The sender awaits it after writing. Until then it must not count as unhandled.
  answered.catch(() => {})
  return answered
}

export { testBoundary }
