import type { RequestDefaults } from '@portolan/contract/job-requests/defaults'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { findOwnClient } from './find-own-client.ts'
import { findLatestChoices, listRecentLanguages } from './store-defaults.ts'

/** What the form offers first to a member: what the organization and the member chose before. */
export const getRequestDefaults = (
  db: Database,
  actor: Actor,
  wantedClientId: number | undefined,
): Promise<RequestDefaults> =>
  db.transaction().execute(async (tx) => {
    const { clientId } = await findOwnClient(tx, actor, wantedClientId)
    const recent = await listRecentLanguages(tx, clientId)
    const latest = await findLatestChoices(tx, actor.accountId, clientId)
    return {
      sourceLanguageIds: byFrequency(recent.flatMap((request) => request.source_language_id ?? [])),
      targetLanguageIds: byFrequency(recent.flatMap((request) => request.target_language_ids)),
      latest: latest
        ? {
            sourceLanguageId: latest.source_language_id,
            targetLanguageIds: latest.target_language_ids,
            xtrfServiceId: latest.xtrf_service_id,
          }
        : null,
    }
  })

/** Each id once, the most frequent first; of two that are equally frequent, the one used last. */
function byFrequency(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id)
}
