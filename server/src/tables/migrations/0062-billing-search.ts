import { sql, type Transaction } from 'kysely'

/**
 * Orders are found by what the payer entered for the invoice: the number of the purchase order and the billing email.
 * Bookkeeping has no other name for an order.
 */
const search = sql`
  create or replace function desk_order_search_text() returns trigger language plpgsql as $$
  begin
    select concat_ws(chr(10), new.number, new.name, client.client_name, client.company_name, request.company_name,
        request.requestor_first_name || ' ' || request.requestor_last_name, request.requestor_email,
        request.external_reference_id,
        case when request.origination = 'COUPA' then request_reference(request.id, 'COUPA', null) end,
        nullif(quote.payment->'invoice'->>'orderNumber', ''), nullif(quote.payment->'billingContact'->>'email', ''))
      into new.search_text
      from client
        left join job_request request on request.id = new.job_request_id
        left join quote on quote.job_request_id = new.job_request_id and quote.superseded_at is null
      where client.id = new.client_id;
    return new;
  end $$;

  create function quote_payment_chosen() returns trigger language plpgsql as $$
  begin
    update desk_order set client_id = client_id where job_request_id = new.job_request_id;
    return null;
  end $$;
  create trigger quote_payment_entered after insert on quote
    for each row when (new.payment is not null) execute function quote_payment_chosen();
  create trigger quote_payment_chosen after update of payment, superseded_at on quote
    for each row when (coalesce(old.payment, new.payment) is not null) execute function quote_payment_chosen();
  update desk_order set client_id = client_id
    where job_request_id in (select job_request_id from quote where payment is not null and superseded_at is null)`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await search.execute(tx))
