import { Client, type ClientConfig, DatabaseError } from 'pg'
import { databaseUser } from './cluster.ts'
import { socketPort } from './postmaster.ts'

const databaseName = 'portolan'
const noSuchDatabase = '3D000'
const alreadyExistsCodes = ['42P04', '23505']

export function configFor(socketFolder: string): ClientConfig {
  return { host: socketFolder, port: socketPort, user: databaseUser, database: databaseName, ssl: false }
}

/** Creates the database where it is missing and returns the server's version. */
export async function openDatabase(config: ClientConfig): Promise<string> {
  try {
    return await queryVersion(config)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== noSuchDatabase) throw error
    await createDatabase(config)
    return await queryVersion(config)
  }
}

function queryVersion(config: ClientConfig) {
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  })
}

async function createDatabase(config: ClientConfig) {
  try {
    await withClient({ ...config, database: 'postgres' }, (client) => client.query(`create database ${databaseName}`))
  } catch (error) {
    if (!(error instanceof DatabaseError) || !alreadyExistsCodes.includes(error.code ?? '')) throw error
  }
}

async function withClient<Result>(config: ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the pending query fails with the same error
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
