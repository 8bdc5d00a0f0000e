import type { TranslationClient } from '@portolan/contract/machine-translation/admin/clients'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { listClientPage } from '../../clients/index.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'
import { countCharactersOf } from '../usage/store-usage.ts'

type Needs = {
  readonly db: Database
  readonly now: () => Date
  readonly timeZone: string
  readonly pageTokens: PageTokens
}
type ClientQuery = {
  readonly search?: string | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}

/** Clients by name, with what they had translated on this day. */
export async function listClients(
  { db, now, timeZone, pageTokens }: Needs,
  { search, pageToken, pageSize }: ClientQuery,
): Promise<{ items: TranslationClient[]; nextPageToken: string | null }> {
  const list = JSON.stringify(['translation clients', search ?? ''])
  const after = pageToken === undefined ? undefined : readPosition(pageTokens.read(pageToken, list))
  const found = await listClientPage(db, { search, after, size: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const today = dayIn(timeZone, now())
  const used = await countCharactersOf(
    db,
    shown.map(({ id }) => id),
    today,
  )
  const last = found.length > pageSize ? shown.at(-1) : undefined
  return {
    items: shown.map(({ id, name, settings }) => {
      const { isKeptOnOurMachines, isCacheDisabled, maxCharactersPerDay } = effectiveSettings(settings)
      return {
        clientId: id,
        clientName: name,
        isKeptOnOurMachines,
        isCacheDisabled,
        maxCharactersPerDay,
        charactersToday: used.get(id) ?? 0,
      }
    }),
    nextPageToken: last ? pageTokens.write([last.name, String(last.id)], list) : null,
  }
}

function readPosition([name, id]: readonly string[]) {
  if (name === undefined || id === undefined) throw new Refusal('page_token_invalid')
  return { name, id: Number(id) }
}
