import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AnyEndpoint, apiVersion } from '@portolan/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { Html } from '../html.ts'
import { pageLook } from '../page-look.ts'
import { apiPrefix } from '../serve.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './document.ts'

type ApiDocsNeeds = { readonly endpoints: readonly AnyEndpoint[]; readonly origin: string }

/** The contract for programs at `/api/openapi.json` and for people at `/api/docs`. Both are written once, at the start. */
export function serveApiDocs(app: FastifyInstance, { endpoints, origin }: ApiDocsNeeds): void {
  const document = openApiDocument(endpoints, { version: apiVersion, serverUrl: origin + apiPrefix })
  const style = pageLook + readFileSync(new URL('docs.css', import.meta.url), 'utf8')
  serveText(app, '/openapi.json', {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    text: JSON.stringify(document),
  })
  serveText(app, '/docs', {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash(style)}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    text: docsPage(document, new Html(style)),
  })
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

function serveText(
  app: FastifyInstance,
  path: string,
  { text, ...headers }: { readonly text: string } & Readonly<Record<string, string>>,
): void {
  const etag = `"${hash(text)}"`
  app.get(apiPrefix + path, async (request, reply) => {
    reply.headers({ ...headers, etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.send(text)
  })
}
