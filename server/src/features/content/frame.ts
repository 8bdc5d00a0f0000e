import { createHash } from 'node:crypto'
import { ContentPageId, ReaderLocale } from '@portolan/contract/content/content'
import { directionOf } from '@portolan/locale/direction'
import { sourceLocale } from '@portolan/locale/locales'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import { serverPageCss } from '../../platform/web/server-page-css.ts'
import { readPage } from './read-page.ts'

const Params = z.object({ pageId: ContentPageId })
const Query = z.object({ scheme: z.optional(z.enum(['light', 'dark'])), ...ReaderLocale.shape })

/** Tells the page around the frame how high the text is. The only script that runs in it, by its hash. */
const script = `addEventListener('DOMContentLoaded',()=>{const text=document.querySelector('main');new ResizeObserver(()=>parent.postMessage({height:text.offsetHeight},'*')).observe(text)})`

const policy = [
  // Without allow-same-origin, whatever runs in it has nothing of the portal's origin.
  'sandbox allow-scripts allow-popups allow-top-navigation-by-user-activation',
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

/** The provider's HTML as a document of its own, for a sandboxed frame: no script of its own runs, nothing is sent from it. */
export function serveContentFrames(app: FastifyInstance, contentFolder: string): void {
  app.get('/content/:pageId.html', async (request, reply) => {
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    const page =
      params.success && (await readPage(contentFolder, params.data.pageId, query.data?.locale ?? sourceLocale))
    if (!page || page.html === null) throw new Refusal('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .send(wrap({ ...page, html: page.html }, query.data?.scheme ?? 'light dark'))
  })
}

type Page = { readonly title: string; readonly html: string; readonly locale: string }

const wrap = ({ title, html, locale }: Page, scheme: string): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title><base target="_top"><style>${style(scheme)}</style><script>${script}</script></head>
<body><main>${html}</main></body></html>`

/** The portal's type and colors, so that a page written without a line of CSS looks at home. */
const style = (scheme: string): string => `${serverPageCss}
:root{color-scheme:${scheme}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:400 16px/24px var(--font)}
main{display:flow-root;padding:32px}
main>*{max-width:75ch}
h2{margin:32px 0 8px;font-size:20px;line-height:28px;font-weight:600}
h3{margin:24px 0 8px;font-size:16px;font-weight:600}
p,ul,ol,dl,table{margin:0 0 16px}
ul,ol{padding-inline-start:24px}
li{margin-block-end:8px}
a{color:var(--primary);text-underline-offset:3px}
.lead{font-size:20px;line-height:28px;color:var(--text-2)}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:20px}
th,td{padding:12px 8px;border-block-end:1px solid var(--border);text-align:start;vertical-align:top}
code{padding:2px 4px;border-radius:4px;background:var(--surface-2);font-size:14px}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
@media(max-width:600px){main{padding:16px}}`
