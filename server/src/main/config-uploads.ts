import * as z from 'zod/mini'
import { ConfigError } from './config-error.ts'

const Megabytes = z.coerce.number().check(z.int(), z.positive())

export const uploadSettings = {
  UPLOAD_TOTAL_MB: z.optional(Megabytes),
  UPLOAD_VISITOR_QUOTA_MB: z._default(Megabytes, 500),
  UPLOAD_ACCOUNT_QUOTA_MB: z._default(Megabytes, 10_000),
  UPLOAD_QUOTA_MB: z._default(Megabytes, 50_000),
  PORTOLAN_DISK_RESERVE_MB: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
}

const settings = z.object(uploadSettings)
const megabyte = 1024 ** 2

export function readUploads(env: z.output<typeof settings>) {
  const { UPLOAD_TOTAL_MB: total, UPLOAD_ACCOUNT_QUOTA_MB: account, PORTOLAN_DISK_RESERVE_MB: reserve } = env
  if (total !== undefined && total > account)
    throw new ConfigError(
      'UPLOAD_TOTAL_MB is more than UPLOAD_ACCOUNT_QUOTA_MB lets anyone upload. Raise that as well.',
    )
  return {
    /** Largest total of a signed-in user's request; null for no limit. */
    bytesPerRequest: total === undefined ? null : total * megabyte,
    /** Limits on unclaimed uploads. */
    quota: {
      bytesPerNetwork: env.UPLOAD_VISITOR_QUOTA_MB * megabyte,
      bytesPerAccount: account * megabyte,
      bytesInTotal: env.UPLOAD_QUOTA_MB * megabyte,
    },
    /** Disk space that uploads leave free; null for the default. */
    diskReserveBytes: reserve === undefined ? null : reserve * megabyte,
  }
}
