import * as z from 'zod/mini'
import { audit } from '../../platform/audit.ts'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { deleteUnconfirmedAccounts } from '../identity/index.ts'

const keptForDays = 7

/** Deletes accounts that were never confirmed, so that an address is not blocked by the first person who typed it. */
const sweepUnconfirmed = defineJob('sweep-unconfirmed-accounts', z.object({}))

export const signUpJobs: readonly Job[] = [sweepUnconfirmed]

/** Once an hour. */
export const signUpSchedules: readonly Schedule[] = [{ job: sweepUnconfirmed, cron: '37 * * * *' }]

export const signUpHandlers: readonly JobHandler[] = [
  handles(sweepUnconfirmed, (_nothing, { finish }) =>
    finish(async (tx) => {
      for (const { id, email } of await deleteUnconfirmedAccounts(tx, keptForDays))
        await audit(tx, {
          actor: undefined,
          action: 'unconfirmed-account-removed',
          subject: { type: 'account', id },
          details: { email },
        })
    }),
  ),
]
