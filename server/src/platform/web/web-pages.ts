import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Branding } from '@portolan/contract/branding/branding'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, fillHtml, type Html } from './web-html.ts'
import { type PolicyHashes, type PolicyOptions, pageHeaders } from './web-policy.ts'
import { routeMatcher } from './web-routes.ts'

export type WebPagesOptions = PolicyOptions & { readonly distFolder: string; readonly branding: Branding }

/** Not pages. Unknown paths below these get the error of the API. */
const notPages = /^\/(api|oidc|store|signIn|content|assets|fonts|healthz|readyz|metrics)(\/|$)/

/** Addresses that people type, and the pages they mean. The real address of the sign-in page is made for each sign-in. */
const typedAddresses = [
  [/^\/(sign|log)-?in\/?$/i, '/?signIn=1'],
  [/^\/(help|faq)\/?$/i, '/consoleHelp'],
  [/^\/(api-?)?docs\/?$/i, '/api/docs'],
] as const

/** Programs read the errors of the API, and frames the content. People who type any other address get a page. */
const isForPrograms = ({ url, headers }: FastifyRequest): boolean =>
  /^\/(api|content)(\/|$)/.test(pathOf(url)) || !headers.accept?.includes('text/html')

export const isPagePath = (url: string): boolean => !notPages.test(pathOf(url))

/** Serves the build of the web: chunks as files, pages from memory. */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(options.distFolder, name), 'utf8'))
  const folder = join(options.distFolder, 'client')
  const htmlOf = (file: string): Html =>
    fillHtml(readFileSync(join(folder, file), 'utf8'), options.branding, new Date())

  const hashes = read<PolicyHashes>('csp.json')
  const shapes = read<Record<string, string>>('routes.json')
  const findRoute = routeMatcher(Object.keys(shapes))
  /** The shell with the shape of a page, for pages that are not prerendered. */
  const shells = new Map([...new Set(Object.values(shapes))].map((shape) => [shape, htmlOf(`app-${shape}.html`)]))
  const prerendered = new Map(
    Object.entries(read<Record<string, string>>('pages.json')).map(([path, file]) => [path, htmlOf(file)]),
  )

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(pageHeaders(hashes, options))
    })
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', keepFor(path.slice(folder.length)))
        reply.header('vary', 'Accept-Encoding')
        // A sandboxed frame has an opaque origin, so its fonts need CORS.
        if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
      },
    })
    scope.get('/assets/*', sendFile)
    scope.get('/fonts/*', sendFile)
    for (const file of readdirSync(folder).filter(isPlainFile)) scope.get(`/${file}`, sendFile)
    scope.get('/*', (request, reply) => {
      const path = pathOf(request.url)
      const typed = typedAddresses.find(([address]) => address.test(path))
      if (typed) return reply.redirect(typed[1])
      if (!isPagePath(path) && isForPrograms(request)) return reply.callNotFound()
      const route = isPagePath(path) ? findRoute(path) : undefined
      const shell = shells.get(shapes[route ?? '/'] ?? '')
      const html = isKnownReader(request) ? shell : (prerendered.get(path) ?? shell)
      return html ? answer(request, reply.code(route ? 200 : 404), html) : reply.callNotFound()
    })
    // A form submitted before its script has loaded: shows the page once more and ignores the input.
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post('/*', (request, reply) => {
      const path = pathOf(request.url)
      return findRoute(path) && isPagePath(path) ? reply.redirect(request.url, 303) : reply.callNotFound()
    })
  })
}

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

const isPlainFile = (name: string): boolean => /\.(?!html$|br$|gz$)\w+$/.test(name)

const sendFile = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.sendFile(request.url.slice(1).split('?', 1)[0] ?? '')

function keepFor(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path.startsWith('/fonts/') ? 'public, max-age=604800' : 'no-cache'
}

/** Signed-in users and readers of other languages get the shell: prerendered pages are for visitors and in English. */
function isKnownReader(request: FastifyRequest): boolean {
  const cookies = `; ${request.headers.cookie ?? ''};`
  return cookies.includes('; portolan-session=') || /; portolan-language=(?!en[;-])/.test(cookies)
}

function answer(request: FastifyRequest, reply: FastifyReply, html: Html): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${html.tag}-${encoding}"`
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie', etag: tag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(html[encoding]())
}
