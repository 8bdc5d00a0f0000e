import { sql, type Transaction } from 'kysely'

/** An order is no longer found by a purchase order that another one replaced. */
const dropped = sql`
  create function purchase_order_line_dropped() returns trigger language plpgsql as $$
  begin
    update desk_order set client_id = client_id where job_request_id = old.job_request_id;
    return null;
  end $$;
  create trigger purchase_order_line_dropped after delete on purchase_order_line
    for each row execute function purchase_order_line_dropped();
  update desk_order set client_id = client_id
    where job_request_id in (select id from job_request where origination = 'COUPA')`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await dropped.execute(tx))
