import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { mailResetLinkHandler, mailResetLinkJob } from './password-reset-request.ts'
import { sweepImpersonations } from './store-impersonations.ts'
import { sweepMailedCodes } from './store-mailed-codes.ts'
import { sweepPayloads } from './store-payloads.ts'
import { sweepSessions } from './store-sessions.ts'
import { sweepSingleUse } from './store-single-use.ts'
import { sweepThrottle } from './store-throttle.ts'

/** Removes what has expired: sessions, tokens, codes, unfinished sign-ins, old attempts and impersonations. */
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
  }),
  mailResetLinkHandler,
]
