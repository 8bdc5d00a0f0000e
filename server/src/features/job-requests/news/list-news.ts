import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import { type ListNeeds, presentListItem } from '../read/list-requests.ts'
import { findNews } from './store-news.ts'

const mostNews = 5

/** The caller's own requests with something they have not seen. */
export async function listNews(
  { db, timeZone, now }: ListNeeds,
  { actor, locale }: { readonly actor: Actor; readonly locale: string },
): Promise<{ items: JobRequestListItem[] }> {
  if (actor.clientId === null) return { items: [] }
  const rows = await findNews(db, { clientId: actor.clientId, accountId: actor.accountId, most: mostNews })
  return { items: rows.map((row) => presentListItem(row, { locale, timeZone, now: now() })) }
}
