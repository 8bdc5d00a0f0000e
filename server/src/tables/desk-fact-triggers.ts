import { sql, type Transaction } from 'kysely'
import { derivedColumns, type OrderFact, orderFacts, qaFact } from './desk-facts.ts'

const events = {
  insert: { tables: 'new table as new_rows', rows: 'select 1 as sign, * from new_rows' },
  update: {
    tables: 'old table as old_rows new table as new_rows',
    rows: 'select -1 as sign, * from old_rows union all select 1, * from new_rows',
  },
  delete: { tables: 'old table as old_rows', rows: 'select -1 as sign, * from old_rows' },
}

/** The facts that rows add (sign 1) or take away (sign -1). */
const factsOf = {
  desk_order: (rows: string) => `
    select sign, f.*
    from (${rows}) changed
    cross join lateral (select ${Object.entries(derivedColumns).map(([name, value]) => `${value} as ${name}`)}) derived
    cross join lateral (values ${Object.entries(orderFacts).map(([name, fact]) => factValues(name, fact))})
      f (fact, is_met, day, vertical, person_id, rate_type, status, seconds)
    where f.is_met`,
  desk_qa_job: (rows: string) => `
    select sign, '${qaFact}' as fact, null as vertical, null::date as day, assigned_to as person_id, null as rate_type,
      null as status, 0 as seconds
    from (${rows}) changed
    where finished_at is null`,
}

function factValues(name: string, { when, day, person, by = [], seconds }: OrderFact): string {
  const [vertical, rateType, status] = (['vertical', 'rate_type', 'status'] as const).map((column) =>
    by.includes(column) ? column : 'null',
  )
  return `('${name}', ${when}, ${day ?? 'null'}, ${vertical}, ${person ?? 'null'}, ${rateType}, ${status}, ${seconds ?? 0})`
}

/** Adds up what one statement changed. A change that concerns no fact writes nothing. */
const insertSums = (table: 'desk_figure' | 'desk_figure_change', facts: string) => `
  insert into ${table} (fact, vertical, day, person_id, rate_type, status, n, seconds)
  select fact, coalesce(vertical, ''), coalesce(day, '-infinity'), coalesce(person_id, '00000000-0000-0000-0000-000000000000'),
    coalesce(rate_type, ''), coalesce(status, ''), sum(sign), sum(sign * seconds)
  from (${facts}) facts
  group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0 or sum(sign * seconds) <> 0`

function createTrigger(table: keyof typeof factsOf, event: keyof typeof events): string {
  const name = `${table}_figures_on_${event}`
  const { tables, rows } = events[event]
  return `
    create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      ${insertSums('desk_figure_change', factsOf[table](rows))};
      return null;
    end $$;
    create or replace trigger ${name} after ${event} on ${table} referencing ${tables}
      for each statement execute function ${name}();`
}

const tables = Object.keys(factsOf) as (keyof typeof factsOf)[]

export const createTriggers = tables
  .flatMap((table) => (Object.keys(events) as (keyof typeof events)[]).map((event) => createTrigger(table, event)))
  .join('')

/** Recreates the triggers from the list of facts and recounts all orders. */
export async function rebuildDeskFigures(tx: Transaction<unknown>): Promise<void> {
  // Locks out writers, so that no change is missed or counted twice.
  await sql.raw(`lock table ${tables.join(', ')} in share row exclusive mode`).execute(tx)
  await sql.raw(`${createTriggers} delete from desk_figure; delete from desk_figure_change;`).execute(tx)
  for (const table of tables)
    await sql.raw(insertSums('desk_figure', factsOf[table](`select 1 as sign, * from ${table}`))).execute(tx)
}
