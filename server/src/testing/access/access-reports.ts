import { randomUUID } from 'node:crypto'
import { type Asker, other, own } from './access-world.ts'

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

const draft = { filters: '{}', sort: 'name', columns: null }

/** Inserts a view of an account. */
const viewOf = (ownerOf: (asker: Asker) => string, body?: object) => async (asker: Asker) => {
  const { id: report_id } = await asker.db
    .selectFrom('report')
    .select('id')
    .where('type', '=', 'PROJECT')
    .where('client_id', 'is', null)
    .executeTakeFirstOrThrow()
  const { id: viewId } = await asker.db
    .insertInto('report_view')
    .values({ account_id: ownerOf(asker), client_id: own.clientId, report_id, name: randomUUID(), ...draft })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { viewId }, ...(body && { body }) }
}
/** Visitors have no account, and are not let in anyway. */
const ofCaller = ({ world, accountId }: Asker) => accountId || world.idOf('CLIENT')
const ofColleague = ({ world }: Asker) => world.idOf('own contact')
const renamed = { ...draft, name: 'x' }

export const reportRequests = {
  createReportView: async (asker: Asker) => {
    const query = asker.db
      .selectFrom('report')
      .select('id')
      .where('type', '=', 'PROJECT')
      .where('client_id', 'is', null)
    const { id: reportId } = await query.executeTakeFirstOrThrow()
    return { body: { reportId, name: randomUUID(), ...draft } }
  },
  'changeReportView: own': (asker: Asker) => viewOf(ofCaller, { ...draft, name: randomUUID() })(asker),
  'changeReportView: colleague': viewOf(ofColleague, renamed),
  'scheduleReportView: own': viewOf(ofCaller, { emails: 'WEEKLY' }),
  'scheduleReportView: colleague': viewOf(ofColleague, { emails: 'WEEKLY' }),
  'deleteReportView: own': viewOf(ofCaller),
  'deleteReportView: colleague': viewOf(ofColleague),
  'getReport: every client': ofEveryClient,
  'getReport: other': ofOther,
  'listReportRows: every client': ofEveryClient,
  'listReportRows: other': ofOther,
  'exportReport: every client': withParams(ofEveryClient, { format: 'csv' }),
  'exportReport: other': withParams(ofOther, { format: 'csv' }),
  'countReportRows: every client': withParams(ofEveryClient, { grouping: 'MONTH' }),
  'countReportRows: other': withParams(ofOther, { grouping: 'MONTH' }),
}
