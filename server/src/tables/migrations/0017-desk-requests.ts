import { sql, type Transaction } from 'kysely'

/**
 * Orders can be found by company, person, email, numbers and name: all of it stands in one column, so that one trigram
 * index serves every search. Triggers keep it, so no writer can forget it.
 */
const search = sql`
  alter table desk_order add column search_text text not null default '';

  create function desk_order_search_text() returns trigger language plpgsql as $$
  begin
    select concat_ws(chr(10), new.number, new.name, client.client_name, client.company_name, request.company_name,
        request.requestor_first_name || ' ' || request.requestor_last_name, request.requestor_email,
        request.external_reference_id)
      into new.search_text
      from client left join job_request request on request.id = new.job_request_id
      where client.id = new.client_id;
    return new;
  end $$;
  create trigger desk_order_search_text before insert or update of number, name, client_id, job_request_id on desk_order
    for each row execute function desk_order_search_text();

  create function client_renamed() returns trigger language plpgsql as $$
  begin
    update desk_order set client_id = client_id where client_id = new.id;
    return null;
  end $$;
  create trigger client_renamed after update of client_name, company_name on client for each row
    when (old.client_name <> new.client_name or old.company_name <> new.company_name) execute function client_renamed();

  update desk_order set client_id = client_id;
  create index desk_order_by_search_text on desk_order using gin (search_text gin_trgm_ops);`

/** Addresses of accounts get the shape that all other addresses have. Names of places are looked up when they are read. */
const addresses = sql`
  update account set address = jsonb_build_object(
      'address1', address ->> 'addressLine1',
      'address2', coalesce(address ->> 'addressLine2', ''),
      'city', address ->> 'city',
      'province', case when (address ->> 'provinceId') is not null
        then jsonb_build_object('id', address -> 'provinceId', 'name', '') end,
      'zipCode', address ->> 'zip',
      'country', jsonb_build_object('id', address -> 'countryId', 'name', ''),
      'phoneNumber', coalesce(address ->> 'phone', ''),
      'email', email)
    where address ? 'addressLine1'`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await search.execute(tx)
  await addresses.execute(tx)
  await sql`alter table client add column default_vertical text`.execute(tx)
}
