import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

/**
 * Adds the recorded changes to the figures in one statement, so that readers see all of them once. Uncommitted changes
 * wait for the next time.
 */
export async function foldChanges(db: Database): Promise<void> {
  await sql`
    with changes as (delete from desk_figure_change returning *)
    insert into desk_figure as figure
    select fact, vertical, day, person_id, rate_type, status, sum(n), sum(seconds) from changes
    group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 or sum(seconds) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (fact, vertical, day, person_id, rate_type, status)
    do update set n = figure.n + excluded.n, seconds = figure.seconds + excluded.seconds`.execute(db)
  await db.deleteFrom('desk_figure').where(sql<boolean>`n = 0 and seconds = 0`).execute()
}
