import { sql } from 'kysely'

/**
 * Part of a statement: its transaction commits without waiting for the disk, so that a sentence does not wait for the
 * large files of others. Only for what may be lost if the whole machine stops within the next second.
 */
export const withoutFsync = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`
