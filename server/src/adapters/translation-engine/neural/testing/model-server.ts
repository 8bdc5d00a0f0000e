import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { CatalogFile, CatalogModel } from '../models/model-catalog.ts'
import { toyModel } from './toy-languages.ts'

export type Behavior = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Serves whole files and ranges of them, as Mozilla's hosts do. */
export const serveRanges: Behavior = (request, response, body) => {
  const start = startOf(request)
  if (start > 0) response.writeHead(206, { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` })
  response.end(body.subarray(start))
}

/** Where the range that is asked for starts; 0 without a range. */
export const startOf = ({ headers }: IncomingMessage): number =>
  Number(/^bytes=(\d{1,9})-$/.exec(headers.range ?? '')?.[1] ?? 0)

/** A local server with the packed files of toy models, and the catalog that describes them. */
export async function startModelServer(directions: readonly string[]) {
  const bodies = new Map<string, Buffer>()
  const models = directions.map((direction) => addModel(direction, bodies))
  const requests: { readonly path: string; readonly start: number }[] = []
  const state: { behavior: Behavior } = { behavior: serveRanges }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, start: startOf(request) })
    const body = bodies.get(path)
    if (body) state.behavior(request, response, body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/models`,
    models,
    requests,
    behave: (behavior: Behavior): void => {
      state.behavior = behavior
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function addModel(direction: string, bodies: Map<string, Buffer>): CatalogModel {
  const [from = '', to = ''] = direction.split('-')
  const { model, shortlist, vocabularies } = toyModel(direction)
  const addFile = (name: string, content: Uint8Array | undefined): CatalogFile => {
    const packed = gzipSync(content ?? new Uint8Array())
    bodies.set(`/models/tiny/${from}${to}/${name}`, packed)
    return { name, bytes: packed.length, sha256: sha256(packed) }
  }
  return {
    id: `${direction}.tiny`,
    from,
    to,
    architecture: 'tiny',
    comet: 0.86,
    unpackedModelSha256: sha256(model),
    files: {
      model: addFile(`model.${from}${to}.intgemm.alphas.bin.gz`, model),
      shortlist: addFile(`lex.50.50.${from}${to}.s2t.bin.gz`, shortlist),
      vocabulary: addFile(`vocab.${from}${to}.spm.gz`, vocabularies[0]),
    },
  }
}
