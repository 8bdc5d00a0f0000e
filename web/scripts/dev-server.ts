import { realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { repository, web } from './folders.ts'
import { inHead } from './inline-scripts.ts'

export type DevPages = {
  readonly host: string
  readonly port: number
  /** Marks the inline scripts and styles that the content security policy lets in. */
  readonly nonce: string
  readonly headers: Readonly<Record<string, string>>
  /** Puts the provider's name and contacts into a page. */
  fill(template: string): string
  forward(call: IncomingMessage, reply: ServerResponse, servePage: () => void): void
}

/** Modules that Vite answers. Everything else is asked of the server first. */
const modules = /^\/(@|src\/|node_modules\/|fonts\/|\w+\.svg$)/

/** The pages from their sources, with hot replacement. They are not prerendered: the browser renders all of them. */
export async function servePages(pages: DevPages): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: pages.nonce },
    server: {
      host: pages.host,
      port: pages.port,
      strictPort: true,
      headers: pages.headers,
      // Work trees may share the packages of another one by a symbolic link.
      fs: { allow: [repository, dirname(realpathSync(join(repository, 'node_modules')))] },
    },
    plugins: [fillPages(pages), askServerFirst(pages)],
  })
  return vite.listen()
}

const fillPages = ({ fill }: DevPages): Plugin => ({
  name: 'portolan-fill-pages',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => fill(html).replace('<!--head-->', () => `<script>${inHead}</script>`),
  },
})

const askServerFirst = ({ forward }: DevPages): Plugin => ({
  name: 'portolan-ask-server-first',
  configureServer(vite) {
    vite.middlewares.use((call, reply, next) => {
      if (modules.test(call.url ?? '')) next()
      else forward(call, reply, next)
    })
  },
})
