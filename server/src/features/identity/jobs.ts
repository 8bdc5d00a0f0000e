import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { sweepApiKeys } from './api-keys/store-api-keys.ts'
import { sweepMailedCodes } from './codes/store-mailed-codes.ts'
import { sweepSingleUse } from './codes/store-single-use.ts'
import { sweepImpersonations } from './impersonation/store-impersonations.ts'
import { sweepPayloads } from './issuer/store-payloads.ts'
import { mailResetLinkHandler, mailResetLinkJob } from './passwords/password-reset-request.ts'
import { sweepSessions } from './sessions/store-sessions.ts'
import { sweepThrottle } from './throttle/store-throttle.ts'

/** Deletes expired sessions, tokens, codes, unfinished sign-ins, old attempts, impersonations and API keys. */
const sweepIdentity = defineJob('sweep-identity', z.object({}))

export const identityJobs: readonly Job[] = [mailResetLinkJob, sweepIdentity]

export const identitySchedules: readonly Schedule[] = [{ job: sweepIdentity, cron: '*/10 * * * *' }]

export const identityHandlers = ({ db }: { readonly db: Database }): readonly JobHandler[] => [
  handles(sweepIdentity, async () => {
    await sweepPayloads(db)
    await sweepSessions(db)
    await sweepThrottle(db)
    await sweepMailedCodes(db)
    await sweepSingleUse(db)
    await sweepImpersonations(db)
    await sweepApiKeys(db)
  }),
  mailResetLinkHandler,
]
