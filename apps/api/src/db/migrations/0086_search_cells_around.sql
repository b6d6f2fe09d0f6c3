drop function search_near(
  integer[], integer[], document_kind, real, real, integer[], real[], real[], integer, boolean, integer
);
--> statement-breakpoint

-- The nearest documents that hold all of `required` (looked up) and `also` (checked on the row, the
-- rarest first). A single key in `required` is looked up alone while that leads to few rows, most of
-- which fit: reading the documents of a frequent key costs more than checking the rows. `cells` are the
-- keys of 25 cells around the point, grid after grid, from the finest, the nine in the middle first;
-- `away` how many degrees of latitude each is from the point; `reaches` how many the nine of a grid are
-- sure to reach, and `wide_reaches` the 25. The search begins with the nine of grid `first` and widens
-- until `most` lie within reach: once there are so many, only the cells that may hold a nearer one are
-- looked into, those of the same grid if they reach far enough. Past grid 3, and with 4 at once, it
-- looks through the whole country where `may_be_far`.
create function search_near(
  required integer[], also integer[], only_kind document_kind, here_lat real, here_lng real,
  cells integer[], away real[], reaches real[], wide_reaches real[], first integer,
  may_be_far boolean, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  narrowing real := cos(radians(here_lat));
  -- Of more rows than these not all are looked at.
  most_read constant integer := 2500;
  too_many constant integer := 1500;
  -- After more rows than these without enough that fit, the second key is looked up too.
  many constant integer := 200;
  two_keys constant integer[] := required || also[1 : greatest(0, 2 - cardinality(required))];
  looked_up integer[] := required;
  grid integer := first;
  in_grid integer := 9;
  around integer[];
  nearest tid[];
  farthest real;
  seen bigint;
  everywhere tid[];
begin
  while grid < 4 loop
    around := array(
      select u.cell from unnest(
        cells[grid * 25 + 1 : grid * 25 + in_grid], away[grid * 25 + 1 : grid * 25 + in_grid]
      ) u(cell, away)
      where farthest is null or u.away <= farthest);
    with c as materialized (
      select d.ctid, sqrt((d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2) away,
        arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind) fits
      from search_document d
      where d.keys operator(pg_catalog.@>) looked_up and d.keys operator(pg_catalog.&&) around
      limit most_read)
    select array_agg(n.ctid order by n.away), case when count(*) >= most then max(n.away) end,
        (select count(*) from c)
      into nearest, farthest, seen
      from (select c.ctid, c.away from c where c.fits order by 2 limit most) n;
    if seen >= most_read and looked_up <> two_keys then
      looked_up := two_keys;
      continue;
    end if;
    exit when farthest <= reaches[grid + 1] or in_grid = 25;
    -- Cells of grid 3 are so large that more of them hold too many documents.
    if grid < 3 and farthest <= wide_reaches[grid + 1] then
      in_grid := 25;
      continue;
    end if;
    if seen > many and farthest is null then looked_up := two_keys; end if;
    -- What is frequent and yet not near is too much to look through.
    exit when grid = 2 and first < 2 and nearest is null;
    grid := grid + 1;
  end loop;
  if grid = 4 and may_be_far then
    -- A search that begins with a finer grid has too many documents for one key.
    if first < 3 then looked_up := two_keys; end if;
    loop
      select (array_agg(d.ctid order by d.away) filter (where d.fits))[1:most], count(*)
        into everywhere, seen
        from (select c.ctid,
            sqrt((c.lat - here_lat) ^ 2 + ((c.lng - here_lng) * narrowing) ^ 2) away,
            c.lat is not null and arraycontains(c.keys, also)
              and (only_kind is null or c.kind = only_kind) fits
          from search_document c where c.keys operator(pg_catalog.@>) looked_up limit too_many) d;
      if seen < too_many then nearest := everywhere; end if;
      exit when seen < too_many or looked_up = two_keys;
      looked_up := two_keys;
    end loop;
  end if;
  return query select d.* from search_document d where d.ctid = any(nearest)
    order by (d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2, d.ref_id;
end $$;
