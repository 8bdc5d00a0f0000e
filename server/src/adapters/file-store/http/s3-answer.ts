import type { ServerResponse } from 'node:http'

/** An error with the status and code that S3 uses, so that clients need to know only one format. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string
  /** The exceeded limit, for the page to show in its own language. */
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
  const inner = Object.entries(elements).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner.join('')}</${root}>`
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

export function sendError(response: ServerResponse, error: S3Error): void {
  const limit = error.megabytes === undefined ? {} : { Megabytes: String(error.megabytes) }
  response.setHeader('x-content-type-options', 'nosniff')
  sendXml(response, error.status, 'Error', { Code: error.code, Message: error.message, ...limit })
}

function escapeXml(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u{20}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
}
