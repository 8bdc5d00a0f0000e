import { clientRoles } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Entity } from './store-entity.ts'
import { byMonth, contains, within } from './store-request-parts.ts'

const joined = sql`a.created_at`
const lastName = sql`lower(a.last_name)`
const access = sql`case when a.disabled_at is null then 'ENABLED' else 'DISABLED' end`

const customValue = (fieldName: string) =>
  sql`(select field ->> 'value' from jsonb_array_elements(a.custom_field_values) field
    where field ->> 'fieldName' = ${fieldName} limit 1)`

/** The organization's own people, except people who are also staff. */
export const contacts: Entity = {
  type: 'CLIENT_CONTACT',
  from: sql`account_client m join account a on a.id = m.account_id`,
  ofClient: (clientId) => sql<boolean>`m.client_id = ${clientId} and a.roles <@ ${[...clientRoles]}::text[]`,
  keys: [{ value: sql`m.account_id`, castTo: 'uuid' }],
  columns: {
    firstName: { name: 'firstName', type: 'TEXT', value: sql`a.first_name` },
    lastName: {
      name: 'lastName',
      type: 'TEXT',
      value: sql`a.last_name`,
      sortKey: { value: lastName, castTo: 'text' },
    },
    email: { name: 'email', type: 'TEXT', value: sql`a.email`, sortKey: { value: sql`a.email`, castTo: 'text' } },
    access: { name: 'access', type: 'TEXT', value: access, wording: 'text' },
    joinedAt: { name: 'joinedAt', type: 'TIME', value: joined, sortKey: { value: joined, castTo: 'timestamptz' } },
    requests: {
      name: 'requests',
      type: 'NUMBER',
      value: sql`(select count(*) from job_request r where r.account_id = a.id and r.client_id = m.client_id)`,
    },
    lastRequestAt: {
      name: 'lastRequestAt',
      type: 'TIME',
      value: sql`(select max(r.created_at) from job_request r where r.account_id = a.id and r.client_id = m.client_id)`,
    },
  },
  filters: {
    person: {
      name: 'person',
      type: 'TEXT',
      where: (text) => contains(sql`a.first_name || ' ' || a.last_name || ' ' || a.email`, text),
    },
    access: {
      name: 'access',
      type: 'LIST',
      options: ['ENABLED', 'DISABLED'],
      where: (value) => sql<boolean>`${access} = ${value}`,
    },
    joinedAt: { name: 'joinedAt', type: 'DATE', value: joined },
  },
  customDates: {
    category: 'USER',
    value: customValue,
    where: (fieldName, _clientId, range) => within(customValue(fieldName), range),
  },
  groupings: { MONTH: byMonth(joined), STATUS: { value: () => access, wording: 'text' } },
}
