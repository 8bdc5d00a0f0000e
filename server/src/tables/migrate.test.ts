import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, type ClientConfig, Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migration, migrate } from './migrate.ts'
import { NewerDatabase } from './newer-database.ts'

const server = JSON.parse(process.env.PORTOLAN_TEST_SERVER ?? '{}') as ClientConfig

const first: Migration = { name: '0001-first', up: (tx) => sql`create table book (title text)`.execute(tx) }
const second: Migration = { name: '0002-second', up: (tx) => sql`insert into book values ('Portolan')`.execute(tx) }
const broken: Migration = { name: '0003-broken', up: (tx) => sql`insert into nowhere values (1)`.execute(tx) }

let database: string
let open: Kysely<unknown>[]

function connect() {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ ...server, database, max: 1 }) }) })
  open.push(db)
  return db
}

async function createEmptyDatabase() {
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${database} template template0`)
  await client.end()
}

async function countOf(table: string) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    connect(),
  )
  return rows[0]?.count
}

beforeEach(async () => {
  open = []
  database = `migrate_${randomUUID().replaceAll('-', '')}`
  await createEmptyDatabase()
})

afterEach(async () => {
  await Promise.all(open.map((db) => db.destroy()))
})

describe('migrations', () => {
  it('are applied once, in order, and later ones are added to them', async () => {
    expect(await migrate(connect(), [first])).toEqual(['0001-first'])
    expect(await migrate(connect(), [first, second])).toEqual(['0002-second'])
    expect(await migrate(connect(), [first, second])).toEqual([])
    expect(await countOf('book')).toBe(1)
  })

  it('are applied once by twelve nodes that start at the same time', async () => {
    const nodes = Array.from({ length: 12 }, connect)
    const applied = await Promise.all(nodes.map((db) => migrate(db, [first, second])))
    expect(applied.flat()).toEqual(['0001-first', '0002-second'])
    expect(await countOf('book')).toBe(1)
    expect(await countOf('migration')).toBe(2)
  })

  it('change nothing if one of them fails', async () => {
    await expect(migrate(connect(), [first, second, broken])).rejects.toThrow('nowhere')
    expect(await migrate(connect(), [first])).toEqual(['0001-first'])
  })

  it('refuse a database of a newer release without changing it', async () => {
    await migrate(connect(), [first, second])
    const older = migrate(connect(), [first, broken])
    await expect(older).rejects.toThrow(NewerDatabase)
    await expect(older).rejects.toThrow(
      /^The database was written by a newer release of Portolan \(it has 0002-second\)\. Start that release; nothing was changed\.$/,
    )
    expect(await countOf('migration')).toBe(2)
  })
})
