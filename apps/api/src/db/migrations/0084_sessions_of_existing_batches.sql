-- Batches that existed before their sessions did get them now, and not only with the next nightly run, which
-- uses the same days: 12 weeks ahead without a last day, and at most two years before and after today.
insert into batch_session (batch_id, n, planned_on, starts_at, ends_at, trial_seats)
select id, made + row_number() over (partition by id order by day), day,
  (day + start_time) at time zone 'Asia/Kolkata', (day + end_time) at time zone 'Asia/Kolkata', trial_seats
from (
  select batch.id, batch.start_time, batch.end_time, batch.trial_seats, day::date as day,
    coalesce((select max(n) from batch_session s where s.batch_id = batch.id), 0) as made
  from batch join product on product.id = batch.product_id
  cross join (select (now() at time zone 'Asia/Kolkata')::date as today) india
  cross join lateral generate_series(
    case when batch.ends_on is null then greatest(batch.starts_on, today) else greatest(batch.starts_on, today - 730) end,
    least(coalesce(batch.ends_on, greatest(batch.starts_on, today) + 84), greatest(batch.starts_on, today) + 730),
    interval '1 day') day
  where batch.state <> 'cancelled' and to_char(day, 'Dy') = any(batch.days)
    and (batch.ends_on is null or batch.ends_on >= today)
    and not exists (select from batch_session s where s.batch_id = batch.id and s.planned_on = day::date)
    and not exists (select from holiday h where h.store_id = product.store_id and h.on_day = day::date)
) missing
on conflict do nothing;
