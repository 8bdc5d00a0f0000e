import type { Tx } from '../../../tables/database.ts'

const recentRequests = 200

/** Languages of the client's recent requests by form. Bounded, so that a large client is read as fast as a small one. */
export const listRecentLanguages = (tx: Tx, clientId: number) =>
  tx
    .selectFrom(
      tx
        .selectFrom('job_request')
        .select(['origination', 'source_language_id', 'target_language_ids'])
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .limit(recentRequests)
        .as('recent'),
    )
    .select(['source_language_id', 'target_language_ids'])
    .where('origination', 'in', ['WEBFORM', 'COUPA'])
    .execute()

/** Latest first. The ids of members' requests sort by time. */
const requestsOf = (tx: Tx, accountId: string, clientId: number) =>
  tx
    .selectFrom('job_request')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('origination', 'in', ['WEBFORM', 'COUPA'])
    .orderBy('id', 'desc')
    .limit(1)

/** The languages of the latest request, and the latest workflow: the client may not have offered any for a time. */
export async function findLatestChoices(tx: Tx, accountId: string, clientId: number) {
  const requests = requestsOf(tx, accountId, clientId)
  const languages = await requests.select(['source_language_id', 'target_language_ids']).executeTakeFirst()
  const workflow = await requests.select('xtrf_service_id').where('xtrf_service_id', 'is not', null).executeTakeFirst()
  return languages && { ...languages, xtrf_service_id: workflow?.xtrf_service_id ?? null }
}
