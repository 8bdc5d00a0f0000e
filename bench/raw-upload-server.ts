import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** The baseline: plain Node with sha256, write and fsync, without any checks. */
const folder = process.argv[2] ?? ''
const server = createServer({ requestTimeout: 0 }, async (request, response) => {
  const file = join(folder, crypto.randomUUID())
  const hash = createHash('sha256')
  await using handle = await open(file, 'wx')
  for await (const chunk of request) {
    hash.update(chunk)
    await handle.write(chunk)
  }
  await handle.sync()
  response.end(hash.digest('hex'))
  await rm(file)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.stdin.on('end', () => process.exit()).resume()
