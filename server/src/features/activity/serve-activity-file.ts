import { ActivityFilters } from '@portolan/contract/activity/activity'
import { activityMessages } from '@portolan/contract/activity/messages/activity'
import { wordActivity } from '@portolan/contract/activity/word-activity'
import { translatorFor } from '@portolan/locale/translator-for'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '../../platform/actor.ts'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import { readInBatches } from '../../platform/list-export/read-in-batches.ts'
import { sendList } from '../../platform/list-export/send-list.ts'
import { isoIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { managedClientId } from '../accounts/index.ts'
import { selectActivity } from './list-activity.ts'
import { activityFileMessages } from './messages/activity-file.ts'
import { presentEntry } from './present-entry.ts'
import { type ActivitySelection, listEntries } from './store-activity.ts'

export type FileNeeds = { readonly db: Database; readonly signedPaths: SignedPaths; readonly timeZone: string }
type Caller = { readonly actor: Actor; readonly locale: string }

/** What a signed address stands for. Anyone who has the address may read these entries until it expires. */
const ActivityFile = z.object({ clientId: z.int(), locale: z.string(), filters: ActivityFilters })

const path = '/download/activity'
const validForSeconds = 600
const Query = z.object({ until: z.string(), proof: z.string(), file: z.string() })

export async function signActivityFile(
  { db, signedPaths }: FileNeeds,
  { actor, locale }: Caller,
  filters: ActivityFilters,
): Promise<{ downloadUrl: string }> {
  const text = JSON.stringify({ clientId: await managedClientId(db, actor), locale, filters })
  const signed = signedPaths.sign(`${path} ${text}`, validForSeconds)
  const query = new URLSearchParams(signed.slice(signed.lastIndexOf('?')))
  query.set('file', text)
  return { downloadUrl: `${path}?${query}` }
}

/** Streams all entries of a selection as CSV, worded in the reader's language. */
export function serveActivityFile(app: FastifyInstance, { db, signedPaths, timeZone }: FileNeeds): void {
  app.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success || !signedPaths.isGood(`${path} ${query.data.file}`, query.data)) throw new Refusal('not_found')
    const { clientId, locale, filters } = ActivityFile.parse(JSON.parse(query.data.file))
    const t = await translatorFor(activityFileMessages, locale)
    const heads = [t('at'), t('activity'), t('request')]
    const batches = await readLines(db, selectActivity(timeZone, clientId, filters), { timeZone, locale })
    return sendList(reply, { fileName: t('fileName'), format: 'csv', heads, batches })
  })
}

type Format = { readonly timeZone: string; readonly locale: string }

async function readLines(db: Database, selection: ActivitySelection, { timeZone, locale }: Format) {
  const t = await translatorFor(activityMessages, locale)
  return readInBatches(async (after: string | undefined, size) => {
    const page = await listEntries(db, selection, { after, size })
    const rows = page.map((row) => {
      const entry = presentEntry(row)
      return [isoIn(timeZone, row.at), wordActivity(t, entry), entry.request?.number ?? '']
    })
    return { rows, last: page.at(-1)?.id }
  })
}
