import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { findDefinitionProblem, ReportDefinition, saveReport } from './save-report.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const good = {
  clientId: null,
  type: 'PROJECT',
  name: { en: 'Late projects', es: 'Proyectos atrasados' },
  description: { en: 'What is late' },
  columns: ['name', 'deadline'],
  filters: [{ mapping: 'status', defaultValue: 'COMPLETED' }],
  sort: '-createdAt',
}

it('stores a definition that can run', async () => {
  const id = await saveReport(database.db, good)
  const stored = await database.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ client_id: null, names: good.name, column_ids: good.columns, filters: good.filters })
})

it.each([
  [{ columns: ['name', 'password_hash'] }, 'PROJECT has no column "password_hash".'],
  [{ columns: ['constructor'] }, 'PROJECT has no column "constructor".'],
  [{ columns: ['name', 'name'] }, '"name" is listed twice.'],
  [{ filters: [{ mapping: 'clientId' }] }, 'PROJECT has no filter "clientId".'],
  [{ filters: [{ mapping: 'status', defaultValue: 'DONE' }] }, '"DONE" is no value of the filter "status".'],
  [{ filters: [{ mapping: 'createdAt', defaultValue: 'today' }] }, '"today" is no value of the filter "createdAt".'],
  [{ sort: 'deadline' }, 'PROJECT cannot be sorted by "deadline".'],
  [{ type: 'TASK', columns: ['name'], filters: [], sort: 'name' }, 'TASK cannot be sorted by "name".'],
])('refuses %o', async (change, sentence) => {
  await expect(saveReport(database.db, { ...good, ...change })).rejects.toThrow(sentence)
})

it('refuses a definition of another shape', async () => {
  await expect(saveReport(database.db, { ...good, query: 'select 1' })).rejects.toThrow('query')
})

it('has standard reports that can run', async () => {
  const stored = await database.db.selectFrom('report').selectAll().execute()
  expect(stored.length).toBeGreaterThanOrEqual(4)
  for (const { client_id, type, names, descriptions, column_ids, filters, sort } of stored) {
    const definition = { clientId: client_id, type, name: names, description: descriptions, filters, sort }
    expect(findDefinitionProblem(ReportDefinition.parse({ ...definition, columns: column_ids }))).toBeUndefined()
  }
})
