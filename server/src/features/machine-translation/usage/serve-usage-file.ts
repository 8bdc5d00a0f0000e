import { sourceLocale } from '@portolan/locale/locales'
import { translatorFor } from '@portolan/locale/translator-for'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SignedPaths } from '../../../platform/http/signed-paths.ts'
import { readInBatches } from '../../../platform/list-export/read-in-batches.ts'
import { sendList } from '../../../platform/list-export/send-list.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { usageFileMessages } from './messages/usage-file.ts'
import { listUsagePage, type UsagePosition } from './store-usage-reports.ts'

const validForSeconds = 600
const path = '/download/machineTranslationUsage.csv'

/** The caller's role was checked. The address is valid for ten minutes. */
export const signUsageFile = (signedPaths: SignedPaths, locale: string): string =>
  `${signedPaths.sign(path, validForSeconds)}&${new URLSearchParams({ locale })}`

const Query = z.object({ until: z.string(), proof: z.string(), locale: z._default(z.string(), sourceLocale) })

/** Streams the usage of all months to the holder of a signed address. */
export function serveUsageFile(
  app: FastifyInstance,
  { db, signedPaths }: { readonly db: Database; readonly signedPaths: SignedPaths },
): void {
  app.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success || !signedPaths.isGood(path, query.data)) throw new Refusal('not_found')
    const t = await translatorFor(usageFileMessages, query.data.locale)
    const heads = [t('month'), t('clientNumber'), t('client'), t('engine'), t('characters'), t('cost')]
    return sendList(reply, { fileName: t('fileName'), format: 'csv', heads, batches: readLines(db) })
  })
}

const readLines = (db: Database) =>
  readInBatches(async (after: UsagePosition | undefined, size) => {
    const page = await listUsagePage(db, after, size)
    const rows = page.map(({ month, clientId, clientName, engine, characters, costCents }) => [
      month,
      String(clientId),
      clientName,
      engine,
      characters,
      (Number(costCents) / 100).toFixed(4),
    ])
    return { rows, last: page.at(-1) }
  })
