import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import Fastify from 'fastify'
import { Pool } from 'pg'

/**
 * The baseline of a text translation on a busy machine: as many steps, each with nothing to do. What its calls wait for is
 * the machine.
 */
const [host] = process.argv.slice(2)
const queries = 10
const programs = 12
const pool = new Pool({ host, user: 'portolan', database: 'portolan', max: 2, idleTimeoutMillis: 0 })
const pipeline = spawn('/bin/sh', ['-c', Array.from({ length: programs }, () => 'cat').join(' | ')], {
  stdio: ['pipe', 'pipe', 'inherit'],
  detached: true,
})
const lines = createInterface(pipeline.stdout)
const app = Fastify()
app.get('/', async () => {
  for (let count = 0; count < queries; count++) await pool.query('select 1')
  const { promise: line, resolve } = Promise.withResolvers<string>()
  lines.once('line', resolve)
  pipeline.stdin.write('a text\n')
  return { line: await line }
})
await app.listen({ port: 0, host: 'localhost' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
process.stdin.on('end', () => process.exit()).resume()
