import { Migration } from '@mikro-orm/migrations';

export class Migration20261128195457 extends Migration {

  override name = 'Migration20261128195457';

  override up(): void | Promise<void> {
    this.addSql(`create table "day_figures" ("id" uuid not null, "kind" text not null, "key" text not null default '', "currency" text not null default '', "day" date not null, "count" bigint not null, "amount" bigint not null, "is_folded" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "day_figures_unfolded_index" on "day_figures" ("id") where not "is_folded";`);
    this.addSql(`create unique index "day_figures_folded_unique" on "day_figures" ("kind", "day", "currency", "key") where "is_folded";`);
    this.addSql(`create index "day_figures_read_index" on "day_figures" ("kind", "day", "currency", "key") include ("count", "amount");`);

    this.addSql(`create index "orders_paid_at_id_index" on "orders" ("paid_at", "id");`);

    this.addSql(`create index "calendar_events_interviews_index" on "calendar_events" ("start") where "application_id" is not null and "deleted_at" is null;`);

    this.addSql(`create or replace function "messages_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values ('message', '', '', (changed.created_at at time zone 'Europe/Vienna')::date, (changed.content_type <> 'system')::int, 0)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "messages" referencing new table as came for each statement execute function "messages_figures_insert_fn"();`);

    this.addSql(`create or replace function "invoices_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "invoices" referencing new table as came for each statement execute function "invoices_figures_insert_fn"();`);
    this.addSql(`create or replace function "invoices_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "invoices" referencing old table as gone new table as came for each statement execute function "invoices_figures_update_fn"();`);
    this.addSql(`create or replace function "invoices_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "invoices" referencing old table as gone for each statement execute function "invoices_figures_delete_fn"();`);

    this.addSql(`create or replace function "payments_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values ('received', '', changed.currency,
        case when changed.status in ('succeeded', 'refunded', 'partially_refunded') then changed.received_on end,
        1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "payments" referencing new table as came for each statement execute function "payments_figures_insert_fn"();`);
    this.addSql(`create or replace function "payments_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values ('received', '', changed.currency,
        case when changed.status in ('succeeded', 'refunded', 'partially_refunded') then changed.received_on end,
        1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "payments" referencing old table as gone new table as came for each statement execute function "payments_figures_update_fn"();`);
    this.addSql(`create or replace function "payments_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values ('received', '', changed.currency,
        case when changed.status in ('succeeded', 'refunded', 'partially_refunded') then changed.received_on end,
        1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "payments" referencing old table as gone for each statement execute function "payments_figures_delete_fn"();`);

    this.addSql(`create or replace function "orders_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values
  ('placed', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('sold', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('credited', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date,
    (changed.refunded_amount > 0)::int, changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "orders" referencing new table as came for each statement execute function "orders_figures_insert_fn"();`);
    this.addSql(`create or replace function "orders_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values
  ('placed', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('sold', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('credited', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date,
    (changed.refunded_amount > 0)::int, changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "orders" referencing old table as gone new table as came for each statement execute function "orders_figures_update_fn"();`);
    this.addSql(`create or replace function "orders_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values
  ('placed', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('sold', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date, 1, changed.total),
  ('credited', '', changed.currency, (changed.paid_at at time zone 'Europe/Vienna')::date,
    (changed.refunded_amount > 0)::int, changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "orders" referencing old table as gone for each statement execute function "orders_figures_delete_fn"();`);
    this.addSql(`create or replace function "orders_paid_on_update_fn"() returns trigger as \$\$ declare change record; begin 
    update order_lines set paid_on = (changed.paid_at at time zone 'Europe/Vienna')::date
      from (select *, 1 as n from came union all select *, -1 from gone) as changed
      where changed.n = 1 and order_lines.order_id = changed.id
        and order_lines.paid_on is distinct from (changed.paid_at at time zone 'Europe/Vienna')::date; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "paid_on_update" after update on "orders" referencing old table as gone new table as came for each statement execute function "orders_paid_on_update_fn"();`);

    this.addSql(`alter table "order_lines" add "refunded_amount" bigint not null default '0', add "paid_on" date null;`);
    this.addSql(`create or replace function "order_lines_paid_on_fn"() returns trigger as \$\$ begin new.paid_on := (select (paid_at at time zone 'Europe/Vienna')::date from orders where id = new.order_id);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "paid_on" BEFORE INSERT on "order_lines" for each ROW execute function "order_lines_paid_on_fn"();`);
    this.addSql(`create or replace function "order_lines_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values ('product', coalesce(changed.product_id::text, ''), changed.currency, changed.paid_on,
        changed.quantity - changed.refunded_quantity, changed.total - changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "order_lines" referencing new table as came for each statement execute function "order_lines_figures_insert_fn"();`);
    this.addSql(`create or replace function "order_lines_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values ('product', coalesce(changed.product_id::text, ''), changed.currency, changed.paid_on,
        changed.quantity - changed.refunded_quantity, changed.total - changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "order_lines" referencing old table as gone new table as came for each statement execute function "order_lines_figures_update_fn"();`);
    this.addSql(`create or replace function "order_lines_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values ('product', coalesce(changed.product_id::text, ''), changed.currency, changed.paid_on,
        changed.quantity - changed.refunded_quantity, changed.total - changed.refunded_amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "order_lines" referencing old table as gone for each statement execute function "order_lines_figures_delete_fn"();`);

    this.addSql(`create or replace function "invoice_items_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (select 'service', changed.service, changed.currency,
  case when invoices.status not in ('draft', 'void') then invoices.issued_on end, case invoices.kind when 'invoice' then 1 else 0 end,
  case invoices.kind when 'invoice' then changed.net else -changed.net end from invoices where invoices.id = changed.invoice_id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "invoice_items" referencing new table as came for each statement execute function "invoice_items_figures_insert_fn"();`);
    this.addSql(`create or replace function "invoice_items_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (select 'service', changed.service, changed.currency,
  case when invoices.status not in ('draft', 'void') then invoices.issued_on end, case invoices.kind when 'invoice' then 1 else 0 end,
  case invoices.kind when 'invoice' then changed.net else -changed.net end from invoices where invoices.id = changed.invoice_id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "invoice_items" referencing old table as gone new table as came for each statement execute function "invoice_items_figures_update_fn"();`);
    this.addSql(`create or replace function "invoice_items_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (select 'service', changed.service, changed.currency,
  case when invoices.status not in ('draft', 'void') then invoices.issued_on end, case invoices.kind when 'invoice' then 1 else 0 end,
  case invoices.kind when 'invoice' then changed.net else -changed.net end from invoices where invoices.id = changed.invoice_id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "invoice_items" referencing old table as gone for each statement execute function "invoice_items_figures_delete_fn"();`);

    this.addSql(`create or replace function "refunds_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values ('refunded', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_insert" after insert on "refunds" referencing new table as came for each statement execute function "refunds_figures_insert_fn"();`);
    this.addSql(`create or replace function "refunds_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values ('refunded', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_update" after update on "refunds" referencing old table as gone new table as came for each statement execute function "refunds_figures_update_fn"();`);
    this.addSql(`create or replace function "refunds_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values ('refunded', '', changed.currency, (changed.created_at at time zone 'Europe/Vienna')::date, 1, changed.amount)) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "figures_delete" after delete on "refunds" referencing old table as gone for each statement execute function "refunds_figures_delete_fn"();`);

    this.addSql(`create or replace function "invoice_items_refunded_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update order_lines
      set refunded_quantity = least(order_lines.quantity, own.quantity), refunded_amount = own.amount
      from (
        select credit_of_id as id, floor(sum(quantity))::int as quantity, sum(gross) as amount from invoice_items
          where credit_of_id in (select credit_of_id from (select *, 1 as n from came) as changes where credit_of_id is not null)
          group by 1
      ) as own
      where order_lines.invoice_item_id = own.id
        and (order_lines.refunded_quantity, order_lines.refunded_amount)
          is distinct from (least(order_lines.quantity, own.quantity), own.amount); return null; end; \$\$ language plpgsql;`);

    // What there is already: lines are counted by their trigger.
    this.addSql(`update order_lines set refunded_amount = own.amount
      from (select credit_of_id as id, sum(gross) as amount from invoice_items where credit_of_id is not null group by 1) as own
      where order_lines.invoice_item_id = own.id;`);
    this.addSql(`update order_lines set paid_on = (orders.paid_at at time zone 'Europe/Vienna')::date
      from orders where orders.id = order_lines.order_id and orders.paid_at is not null;`);
    this.addSql(`insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), kind, key, currency, day, sum(count), sum(amount) from (
        select 'placed' as kind, '' as key, currency, (created_at at time zone 'Europe/Vienna')::date as day, 1 as count, total as amount from orders
        union all select 'sold', '', currency, (paid_at at time zone 'Europe/Vienna')::date, 1, total from orders
        union all select 'credited', '', currency, (paid_at at time zone 'Europe/Vienna')::date, (refunded_amount > 0)::int, refunded_amount from orders
        union all select case kind when 'invoice' then 'invoiced' else 'credit_note' end, '', currency, case when status not in ('draft', 'void') then issued_on end, 1, total from invoices
        union all select 'due', '', currency, due_on, 1, open_amount from invoices where kind = 'invoice' and status = 'open'
        union all select 'service', service, invoices.currency, case when status not in ('draft', 'void') then issued_on end, case kind when 'invoice' then 1 else 0 end,
            case kind when 'invoice' then invoice_items.net else -invoice_items.net end
          from invoice_items join invoices on invoices.id = invoice_id
        union all select 'received', '', currency, received_on, 1, amount from payments
          where status in ('succeeded', 'refunded', 'partially_refunded')
        union all select 'refunded', '', currency, (created_at at time zone 'Europe/Vienna')::date, 1, amount from refunds
        union all select 'message', '', '', (created_at at time zone 'Europe/Vienna')::date, 1, 0 from messages where content_type <> 'system'
      ) as figures
      where day is not null group by 2, 3, 4, 5 having sum(count) <> 0 or sum(amount) <> 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "day_figures" cascade;`);

    this.addSql(`drop index "orders_paid_at_id_index";`);

    this.addSql(`drop index "calendar_events_interviews_index";`);

    this.addSql(`drop trigger if exists "figures_insert" on "invoice_items";`);
    this.addSql(`drop function if exists "invoice_items_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "invoice_items";`);
    this.addSql(`drop function if exists "invoice_items_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "invoice_items";`);
    this.addSql(`drop function if exists "invoice_items_figures_delete_fn"();`);

    this.addSql(`drop trigger if exists "figures_insert" on "invoices";`);
    this.addSql(`drop function if exists "invoices_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "invoices";`);
    this.addSql(`drop function if exists "invoices_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "invoices";`);
    this.addSql(`drop function if exists "invoices_figures_delete_fn"();`);

    this.addSql(`drop trigger if exists "figures_insert" on "messages";`);
    this.addSql(`drop function if exists "messages_figures_insert_fn"();`);

    this.addSql(`drop trigger if exists "paid_on" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_paid_on_fn"();`);
    this.addSql(`drop trigger if exists "figures_insert" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_figures_delete_fn"();`);
    this.addSql(`alter table "order_lines" drop column "refunded_amount", drop column "paid_on";`);

    this.addSql(`drop trigger if exists "figures_insert" on "orders";`);
    this.addSql(`drop function if exists "orders_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "orders";`);
    this.addSql(`drop function if exists "orders_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "orders";`);
    this.addSql(`drop function if exists "orders_figures_delete_fn"();`);
    this.addSql(`drop trigger if exists "paid_on_update" on "orders";`);
    this.addSql(`drop function if exists "orders_paid_on_update_fn"();`);

    this.addSql(`drop trigger if exists "figures_insert" on "payments";`);
    this.addSql(`drop function if exists "payments_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "payments";`);
    this.addSql(`drop function if exists "payments_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "payments";`);
    this.addSql(`drop function if exists "payments_figures_delete_fn"();`);

    this.addSql(`drop trigger if exists "figures_insert" on "refunds";`);
    this.addSql(`drop function if exists "refunds_figures_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_update" on "refunds";`);
    this.addSql(`drop function if exists "refunds_figures_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_delete" on "refunds";`);
    this.addSql(`drop function if exists "refunds_figures_delete_fn"();`);
  }

}
