import type { ActivityEntry, ActivityFilters } from '@portolan/contract/activity/activity'
import type { Actor } from '../../platform/actor.ts'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import { addDays, instantIn } from '../../platform/provider-days.ts'
import type { Database } from '../../tables/database.ts'
import { managedClientId } from '../accounts/index.ts'
import { presentEntry } from './present-entry.ts'
import { type ActivitySelection, listEntries } from './store-activity.ts'
import { actionsOf } from './visible-actions.ts'

export type ActivityNeeds = {
  readonly db: Database
  readonly pageTokens: PageTokens
  /** The provider's time zone. */
  readonly timeZone: string
}
type Query = ActivityFilters & { readonly pageToken?: string | undefined; readonly pageSize: number }
type Page = { readonly items: ActivityEntry[]; readonly nextPageToken: string | null }

/** What was done in the organization that the caller manages. */
export async function listActivity(needs: ActivityNeeds, actor: Actor, query: Query): Promise<Page> {
  const { db, pageTokens, timeZone } = needs
  const { pageToken, pageSize, ...filters } = query
  const clientId = await managedClientId(db, actor)
  const list = JSON.stringify(['activity', clientId, filters.personId, filters.group, filters.fromDay, filters.toDay])
  const [after] = pageToken ? pageTokens.read(pageToken, list) : []
  const rows = await listEntries(db, selectActivity(timeZone, clientId, filters), { after, size: pageSize + 1 })
  const items = rows.slice(0, pageSize)
  const last = rows.length > items.length ? items.at(-1) : undefined
  return { items: items.map(presentEntry), nextPageToken: last ? pageTokens.write([last.id], list) : null }
}

/** The client is never one of the filters. */
export const selectActivity = (timeZone: string, clientId: number, filters: ActivityFilters): ActivitySelection => ({
  clientId,
  actions: actionsOf(filters.group),
  personId: filters.personId,
  from: filters.fromDay === undefined ? undefined : startOf(timeZone, filters.fromDay),
  until: filters.toDay === undefined ? undefined : addDays(timeZone, startOf(timeZone, filters.toDay), 1),
})

const startOf = (timeZone: string, day: string): Date => instantIn(timeZone, `${day}T00:00:00`)
