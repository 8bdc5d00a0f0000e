import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedFileStoreOptions, embeddedFileStore } from '../embedded.ts'

export const testKeys = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of the tests' }

type StoreChanges = Partial<Pick<EmbeddedFileStoreOptions, 'reserveBytes' | 'admitUpload'>>

/** An embedded store behind a real HTTP server. */
export async function serveStore(folder: string, changes: StoreChanges = {}) {
  const server = createServer({ requestTimeout: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store = await embeddedFileStore({
    folder,
    publicUrl: `http://127.0.0.1:${port}/store`,
    bucket: 'files',
    ...testKeys,
    ...changes,
  })
  const faults: unknown[] = []
  server.on('request', (request, response) => {
    store.handler(request, response).catch((fault: unknown) => faults.push(fault))
  })
  const incoming = () => readdir(path.join(folder, 'incoming'))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { store, port, folder, faults, incoming, close }
}

/** The same in a temporary folder. */
export async function serveTemporaryStore(changes: StoreChanges = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portolan-files-'))
  const served = await serveStore(folder, changes)
  const close = async () => {
    await served.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, close }
}
