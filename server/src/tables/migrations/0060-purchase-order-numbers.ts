import { sql, type Transaction } from 'kysely'

/**
 * The client's own number for a request is that of its purchase orders where a procurement system orders. What such a
 * request was created with is the cookie of a visit, which nobody can look up.
 */
const reference = sql`
  create function request_reference(request_id uuid, origination text, external_reference_id text) returns text
  language sql stable as $$
    select case when origination <> 'COUPA' then external_reference_id else (
      select string_agg(purchase_order.order_id, ', ' order by received_at, purchase_order.order_id) from purchase_order
        where exists (select from purchase_order_line line
          where line.purchase_order_id = purchase_order.id and line.job_request_id = request_id)) end
  $$`

/** Orders are found by the number of their purchase order too. The cookie of the visit stays: logs of other systems have it. */
const search = sql`
  create or replace function desk_order_search_text() returns trigger language plpgsql as $$
  begin
    select concat_ws(chr(10), new.number, new.name, client.client_name, client.company_name, request.company_name,
        request.requestor_first_name || ' ' || request.requestor_last_name, request.requestor_email,
        request.external_reference_id,
        case when request.origination = 'COUPA' then request_reference(request.id, 'COUPA', null) end)
      into new.search_text
      from client left join job_request request on request.id = new.job_request_id
      where client.id = new.client_id;
    return new;
  end $$;

  create function purchase_order_line_received() returns trigger language plpgsql as $$
  begin
    update desk_order set client_id = client_id where job_request_id = new.job_request_id;
    return null;
  end $$;
  create trigger purchase_order_line_received after insert on purchase_order_line
    for each row execute function purchase_order_line_received();
  update desk_order set client_id = client_id
    where job_request_id in (select job_request_id from purchase_order_line)`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await reference.execute(tx)
  await search.execute(tx)
}
