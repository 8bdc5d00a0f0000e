import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AnyEndpoint, apiVersion } from '@portolan/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '../http/serve.ts'
import { lazy } from '../lazy.ts'
import { applyScheme } from '../web/apply-scheme.ts'
import { demoNotice, demoNoticeStyle } from '../web/demo-notice.ts'
import { Html } from '../web/html.ts'
import { serverPageCss } from '../web/server-page-css.ts'
import { docsPage, maxSearchLength } from './docs-page.ts'
import { openApiDocument } from './document.ts'

type ApiDocsNeeds = {
  readonly endpoints: readonly AnyEndpoint[]
  readonly origin: string
  readonly isPublicDemo: boolean
}

/** Serves the contract at `/api/openapi.json` and as a page at `/api/docs`. Both are built at the first request, searches at each. */
export function serveApiDocs(app: FastifyInstance, { endpoints, origin, isPublicDemo }: ApiDocsNeeds): void {
  const document = lazy(() => openApiDocument(endpoints, { version: apiVersion, serverUrl: origin + apiPrefix }))
  const style = lazy(() => serverPageCss + demoNoticeStyle + readFileSync(new URL('docs.css', import.meta.url), 'utf8'))
  serveText(
    app,
    '/openapi.json',
    lazy(() => ({
      text: JSON.stringify(document()),
      headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
    })),
  )
  const page = (search: string): Page => ({
    text: docsPage(document(), {
      style: new Html(style()),
      script: new Html(script),
      notice: isPublicDemo && demoNotice,
      search,
    }),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(style()) },
  })
  const wholePage = lazy(() => page(''))
  serveText(app, '/docs', (search) => (search === '' ? wholePage() : page(search)))
}

/** Its only script: the colors chosen in the portal. */
const script = `(${applyScheme})()`

const policy = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${hash(style)}'; script-src 'sha256-${hash(script)}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

type Page = { readonly text: string; readonly headers: Readonly<Record<string, string>> }

function serveText(app: FastifyInstance, path: string, page: (search: string) => Page): void {
  app.get(apiPrefix + path, async (request, reply) => {
    const { search } = request.query as { search?: unknown }
    const { text, headers } = page(typeof search === 'string' ? search.trim().slice(0, maxSearchLength) : '')
    const etag = `"${hash(text)}"`
    reply.headers({ ...headers, etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.send(text)
  })
}
