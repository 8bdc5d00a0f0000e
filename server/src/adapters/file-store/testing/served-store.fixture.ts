import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedFileStoreOptions, embeddedFileStore } from '../embedded.ts'

export const TEST_KEYS = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret of the tests' }

type More = Partial<Pick<EmbeddedFileStoreOptions, 'reserveBytes' | 'admitUpload'>>

/** An embedded store behind a real server, as main mounts it. */
export async function serveStore(folder: string, more: More = {}) {
  const server = createServer({ requestTimeout: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store = await embeddedFileStore({
    folder,
    publicUrl: `http://127.0.0.1:${port}/store`,
    bucket: 'files',
    ...TEST_KEYS,
    ...more,
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

/** The same in a folder of its own, removed at the end. */
export async function serveTemporaryStore(more: More = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portolan-files-'))
  const served = await serveStore(folder, more)
  const close = async () => {
    await served.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, close }
}
