import { Client, type ClientConfig, DatabaseError } from 'pg'
import { USER } from './cluster.ts'
import { PORT } from './postmaster.ts'

const DATABASE = 'portolan'
const NO_SUCH_DATABASE = '3D000'
const MADE_MEANWHILE = ['42P04', '23505']

export function configFor(socketFolder: string): ClientConfig {
  return { host: socketFolder, port: PORT, user: USER, database: DATABASE, ssl: false }
}

/** Makes sure that the database is there and answers, and tells the server's version. */
export async function openDatabase(config: ClientConfig): Promise<string> {
  try {
    return await askVersion(config)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error
    await createDatabase(config)
    return await askVersion(config)
  }
}

function askVersion(config: ClientConfig) {
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  })
}

async function createDatabase(config: ClientConfig) {
  try {
    await withClient({ ...config, database: 'postgres' }, (client) => client.query(`create database ${DATABASE}`))
  } catch (error) {
    if (!(error instanceof DatabaseError) || !MADE_MEANWHILE.includes(error.code ?? '')) throw error
  }
}

async function withClient<Answer>(config: ClientConfig, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the pending question fails with the same error
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}
