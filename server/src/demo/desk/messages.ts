import type { Tx } from '../../tables/database.ts'
import { DAY, type DemoWorld } from './order-row.ts'

const HOUR = 3_600_000

const said = [
  ['Consent forms, cardiology', 'pm', 'Page 3 of the form is cut off in the scan. May we have it once more?'],
  ['Consent forms, cardiology', null, 'Of course. It is the same as page 3 of the German form; I will send it today.'],
  ['Physiotherapy exercises', null, 'Could the Vietnamese version be ready a week earlier than the others?'],
  ['Physiotherapy exercises', 'pm', 'Yes. We will deliver it first, at the same price.'],
  ['Telehealth instructions', null, 'Two screenshots have changed. Where should I send the new ones?'],
  ['Claims form', null, 'When can we expect the price? The form goes to print on Friday.'],
] as const

/** Messages about some of the requests. */
export async function addMessages(tx: Tx, { people, now }: DemoWorld): Promise<void> {
  const requests = await tx
    .selectFrom('job_request')
    .select(['id', 'name', 'account_id', 'created_at', 'requestor_first_name', 'requestor_last_name'])
    .where('name', 'in', [...new Set(said.map(([name]) => name))])
    .execute()
  const rows = said.flatMap(([name, from, text], index) => {
    const request = requests.find((each) => each.name === name)
    if (!request) return []
    const client = `${request.requestor_first_name} ${request.requestor_last_name}`
    return {
      job_request_id: request.id,
      account_id: from ? people[from] : request.account_id,
      author_name: from ? 'Paula Mendes' : client,
      is_from_staff: from !== null,
      text,
      at: new Date(Math.max(now.getTime() - 2 * DAY, request.created_at.getTime() + HOUR) + index * HOUR),
    }
  })
  if (rows.length > 0) await tx.insertInto('job_request_message').values(rows).execute()
}
