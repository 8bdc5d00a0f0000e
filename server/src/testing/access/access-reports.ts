import { type Asker, other } from './access-world.ts'

const ofEveryClient = async ({ db }: Asker) => {
  const query = db.selectFrom('report').select('id').where('client_id', 'is', null)
  const { id } = await query.executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Inserts a report of another client. */
const ofOther = async ({ db }: Asker) => {
  const texts = { names: '{"en":"x"}', descriptions: '{"en":"x"}' }
  const { id } = await db
    .insertInto('report')
    .values({ client_id: other.clientId, type: 'PROJECT', ...texts, column_ids: ['name'], filters: '[]', sort: 'name' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const withParams = (find: typeof ofOther, more: object) => async (asker: Asker) => ({
  params: { ...(await find(asker)).params, ...more },
})

export const reportRequests = {
  'getReport: every client': ofEveryClient,
  'getReport: other': ofOther,
  'listReportRows: every client': ofEveryClient,
  'listReportRows: other': ofOther,
  'exportReport: every client': withParams(ofEveryClient, { format: 'csv' }),
  'exportReport: other': withParams(ofOther, { format: 'csv' }),
  'countReportRows: every client': withParams(ofEveryClient, { grouping: 'MONTH' }),
  'countReportRows: other': withParams(ofOther, { grouping: 'MONTH' }),
}
