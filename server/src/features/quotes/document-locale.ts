import type { Database } from '../../tables/database.ts'
import type { RequestDetails } from '../job-requests/index.ts'
import { findAccountLocale } from '../mail/index.ts'

type Requester = Pick<RequestDetails, 'requestor_email' | 'locale'>

/** The language of a quote and of the terms it is accepted under: the requester's own, else that of the request. */
export const documentLocale = async (db: Database, { requestor_email, locale }: Requester): Promise<string> =>
  (await findAccountLocale(db, requestor_email)) ?? locale ?? 'en-US'
