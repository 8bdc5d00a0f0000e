import type { ServerResponse } from 'node:http'

/** A refusal in the words of S3, so that whoever speaks to the one understands the other. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string
  /** The limit that was reached, so that a page can name it in its own language. */
  readonly megabytes: number | undefined

  constructor(status: number, code: string, message: string, megabytes?: number) {
    super(message)
    this.name = 'S3Error'
    this.status = status
    this.code = code
    this.megabytes = megabytes
  }
}

export const accessDenied = (message: string) => new S3Error(403, 'AccessDenied', message)
export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message)
export const malformedForm = (message: string) => new S3Error(400, 'MalformedPOSTRequest', message)
export const wrongSignature = () =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The signature does not match what was signed. Check your key and signing method.',
  )

export function sendXml(
  response: ServerResponse,
  status: number,
  root: string,
  elements: Record<string, string>,
): void {
  const inner = Object.entries(elements).map(([name, text]) => `<${name}>${xmlText(text)}</${name}>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner.join('')}</${root}>`
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

export function sendError(response: ServerResponse, error: S3Error): void {
  const limit = error.megabytes === undefined ? {} : { Megabytes: String(error.megabytes) }
  response.setHeader('x-content-type-options', 'nosniff')
  sendXml(response, error.status, 'Error', { Code: error.code, Message: error.message, ...limit })
}

function xmlText(text: string): string {
  return text
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
}
