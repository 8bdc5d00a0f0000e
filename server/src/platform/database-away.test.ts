import Fastify from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { isDatabaseAway, whileDatabaseIsAway } from './database-away.ts'
import { answerError } from './http/answer-error.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('the database is away', () => {
  it.each([
    failed('Client has encountered a connection error and is not queryable'),
    failed('Client was closed and is not queryable'),
    failed('Connection terminated unexpectedly'),
    failed('Connection terminated due to connection timeout'),
    failed('timeout exceeded when trying to connect'),
    failed('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
    failed('read ECONNRESET', { code: 'ECONNRESET' }),
    failed('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
    failed('terminating connection due to administrator command', { code: '57P01' }),
    failed('terminating connection because of crash of another server process', { code: '57P02' }),
    failed('the database system is starting up', { code: '57P03' }),
    failed('connection failure', { code: '08006' }),
    failed('sorry, too many clients already', { code: '53300' }),
  ])('after "%s", and the call is answered with 503', async (error) => {
    expect(isDatabaseAway(error)).toBe(true)
    const app = Fastify()
    app.setErrorHandler(answerError)
    app.get('/', async () => {
      throw error
    })
    const reply = await app.inject('/')
    expect([reply.statusCode, reply.json().errorCode, reply.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  })

  it('while its disk is full', () => {
    expect(isDatabaseAway(failed('could not extend file: No space left on device', { code: '53100' }))).toBe(true)
  })

  it.each([
    failed('duplicate key value', { code: '23505' }),
    failed('no such file', { code: 'ENOENT', syscall: 'open' }),
    failed('cannot read properties of undefined'),
    undefined,
  ])('is not why %s was thrown', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})

describe('a connection that was cut', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('is distinguished from a fault, in the interrupted query and in the next one', async () => {
    const client = new Client(database.config)
    client.on('error', () => {})
    await client.connect()
    const cut = client.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error)
    expect(isDatabaseAway(await cut)).toBe(true)
    expect(isDatabaseAway(await client.query('select 1').catch((error: unknown) => error))).toBe(true)
  })

  it('is waited for where work can be repeated, but a fault is not', async () => {
    let tries = 0
    const work = async () => {
      if (++tries < 3) throw failed('Connection terminated unexpectedly')
      return 'done'
    }
    expect(await whileDatabaseIsAway(work, { forMs: 5_000, isWanted: () => true })).toBe('done')
    tries = 0
    await expect(whileDatabaseIsAway(work, { forMs: 5_000, isWanted: () => false })).rejects.toThrow('terminated')
    const fault = () => Promise.reject(failed('a fault'))
    await expect(whileDatabaseIsAway(fault, { forMs: 5_000, isWanted: () => true })).rejects.toThrow('a fault')
  })
})
