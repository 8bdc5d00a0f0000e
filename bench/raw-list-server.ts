import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'

/** The baseline: Fastify and pg with only the list's query and no authentication. */
const [host, clientId] = process.argv.slice(2)
const pool = new Pool({ host, user: 'portolan', database: 'portolan', max: 20 })
const app = Fastify()
app.get('/', async () => {
  const { rows } = await pool.query(
    `select id, number, name, shown_status, quote_answer, request_type, origination, created_at, source_language_id, target_language_ids,
       external_reference_id, created_at::text as created_at_text
     from job_request where client_id = $1 order by created_at desc, id desc limit $2`,
    [Number(clientId), 11],
  )
  return { items: rows.slice(0, 10), next: rows[9] }
})
await app.listen({ port: 0, host: 'localhost' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
process.stdin.on('end', () => process.exit()).resume()
