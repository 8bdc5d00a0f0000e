import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { findQuoteOf, listLines } from '../../quotes/index.ts'
import { namedLanguage } from '../../reference/index.ts'
import type { Cart } from '../cart.ts'
import { withDefaults } from '../client-settings.ts'
import { writeLineId } from '../line-id.ts'
import { findSettings } from '../store-clients.ts'

const locale = 'en-US'

/** The cart of an accepted quote, one line per target language; undefined if no quote is accepted. */
export async function buildCart(db: Database | Tx, request: RequestDetails): Promise<Cart | undefined> {
  const quote = await findQuoteOf(db, request.id)
  if (quote?.acceptance_status !== 'ACCEPTED') return undefined
  const { currency, classification, serviceCode } = await findCartSettings(db, request.client_id)
  const source = request.source_language_id === null ? null : namedLanguage(request.source_language_id, locale).name
  const lines = await listLines(db, quote.id)
  return {
    currency,
    classification,
    lines: lines.map(({ languageId, priceCents }) => ({
      partId: serviceCode,
      auxiliaryId: writeLineId({ requestId: request.id, languageId }),
      description: `${request.number} ${request.name}: ${source ? `${source} – ` : ''}${namedLanguage(languageId, locale).name}`,
      priceCents,
    })),
  }
}

/** For a buyer who leaves without ordering. */
export async function buildEmptyCart(db: Database, clientId: number): Promise<Cart> {
  const { currency, classification } = await findCartSettings(db, clientId)
  return { currency, classification, lines: [] }
}

const findCartSettings = async (db: Database | Tx, clientId: number) =>
  withDefaults((await findSettings(db, clientId)).settings)
