import { Migration } from '@mikro-orm/migrations';

export class Migration20261130005800 extends Migration {

  override name = 'Migration20261130005800';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "invoices_figures_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  (case changed.kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.tax),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);

    this.addSql(`create or replace function "invoices_figures_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, 1 as n from came union all select *, -1 from gone) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  (case changed.kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.tax),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);

    this.addSql(`create or replace function "invoices_figures_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from (select *, -1 as n from gone) as changed cross join lateral (values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.total),
  (case changed.kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', changed.currency,
    case when changed.status not in ('draft', 'void') then changed.issued_on end, 1, changed.tax),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select 'service', invoice_items.service, invoice_items.currency,
  case when changed.status not in ('draft', 'void') then changed.issued_on end, case changed.kind when 'invoice' then 1 else 0 end,
  case changed.kind when 'invoice' then invoice_items.net else -invoice_items.net end from invoice_items where invoice_id = changed.id) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0; return null; end; \$\$ language plpgsql;`);

    // What there is already.
    this.addSql(`insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), case kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', currency, issued_on,
          count(*), sum(tax)
        from invoices where status not in ('draft', 'void') and issued_on is not null group by 2, 4, 5;`);
  }

  override down(): void | Promise<void> {
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

    this.addSql(`delete from day_figures where kind in ('vat_invoiced', 'vat_credited');`);
  }

}
