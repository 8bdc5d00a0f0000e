import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool } from 'pg'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'

/** A database as it was before a migration, named by its number. */
export async function databaseBefore(number: string): Promise<Kysely<unknown>> {
  const server = JSON.parse(process.env.PORTOLAN_TEST_SERVER ?? '{}') as ClientConfig
  const database = `before_${number}_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${database} template template0`)
  await client.end()
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ ...server, database, max: 1 }) }) })
  await migrate(
    db,
    migrations.filter(({ name }) => name < number),
  )
  return db
}
