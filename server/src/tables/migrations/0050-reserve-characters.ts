import { sql, type Transaction } from 'kysely'

/**
 * A text that somebody waits for reserves its characters in one step instead of five: each waits for its turn on a busy
 * machine. Every statement of the function sees what was committed before it, so the lock is taken first.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create function is_forgotten_reservation(reserved_at timestamptz) returns boolean language sql stable
      return reserved_at < now() - interval '30 minutes';

    create function taken_characters(client integer, of_day date) returns bigint language sql stable
    begin atomic
      select (
        (select coalesce(sum(characters - reviewed_characters), 0) from machine_translation_usage
          where client_id = client and day = of_day)
        + (select coalesce(sum(characters), 0) from machine_translation_reservation
          where client_id = client and not is_forgotten_reservation(reserved_at))
      )::bigint;
    end;

    create function reserve_characters(client integer, wanted integer, of_day date, quota bigint) returns uuid
    language plpgsql as $$
    declare
      reservation uuid;
    begin
      perform set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(7314, client);
      if taken_characters(client, of_day) + wanted > quota then
        return null;
      end if;
      delete from machine_translation_reservation
        where client_id = client and is_forgotten_reservation(reserved_at);
      insert into machine_translation_reservation (client_id, characters) values (client, wanted)
        returning id into reservation;
      return reservation;
    end $$`.execute(tx)
}
