-- The filter value Online (6) of a school follows from is_online, and the mode of training of a
-- product from its mode: other values of the mode are removed.
update school set filter_ids = array(
    select id from unnest(array_remove(filter_ids, 6) || case when is_online then array[6] else '{}' end) id
    order by id),
  absent_filter_ids = case when is_online then array_remove(absent_filter_ids, 6)
    else absent_filter_ids end
where is_online <> (6 = any (filter_ids));
--> statement-breakpoint
with derived as (
  select product.id, array(
    select value from unnest(filter_ids || mode_value.id) value
    where value = mode_value.id or value not in (331, 332, 333, 341, 342, 343)
    group by value order by value) as filter_ids
  from product, lateral (select case mode when 'online' then 1 when 'centre' then 2 else 3 end
    + case kind when 'tuition' then 330 else 340 end as id) mode_value
  where kind in ('tuition', 'activity')
)
update product set filter_ids = derived.filter_ids from derived
where product.id = derived.id and product.filter_ids <> derived.filter_ids;
