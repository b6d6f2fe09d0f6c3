drop function if exists search_near(integer[], integer[], document_kind, real, real, integer[], real[], integer, integer);
--> statement-breakpoint

-- The nearest documents that hold all of `required` (looked up) and `also` (checked on the row).
-- `cells` are the keys of the nine cells around the point, grid after grid, from the finest; `away`
-- how many degrees of latitude each is from the point; `reaches` how many the nine are sure to reach.
-- The search begins with grid `first` and widens until `most` lie within reach: once there are so
-- many, only the cells that may hold a nearer one are looked into. Past grid 3, and with 4 at once,
-- it looks through the whole country where `may_be_far`.
create or replace function search_near(
  required integer[], also integer[], only_kind document_kind, here_lat real, here_lng real,
  cells integer[], away real[], reaches real[], first integer, may_be_far boolean, most integer
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
  grid integer := first;
  around integer[];
  nearest tid[];
  farthest real;
  everywhere tid[];
  seen bigint;
begin
  while grid < 4 loop
    around := cells[grid * 9 + 1 : grid * 9 + 9];
    if farthest is not null then
      around := array(
        select u.cell from unnest(around, away[grid * 9 + 1 : grid * 9 + 9]) u(cell, away)
        where u.away <= farthest);
    end if;
    select array_agg(n.ctid order by n.away), max(n.away) into nearest, farthest from (
      select d.ctid, sqrt((d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2) away
      from (select c.ctid, c.lat, c.lng, c.kind, c.keys from search_document c
        where c.keys operator(pg_catalog.@>) required and c.keys operator(pg_catalog.&&) around
        limit most_read) d
      where arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      order by 2 limit most) n;
    if cardinality(nearest) < most then farthest := null; end if;
    exit when farthest <= reaches[grid + 1];
    -- What is frequent and yet not near is too much to look through.
    exit when grid = 2 and first < 2 and nearest is null;
    grid := grid + 1;
  end loop;
  if grid = 4 and may_be_far then
    select (array_agg(d.ctid order by d.away) filter (where d.fits))[1:most], count(*)
      into everywhere, seen
      from (select c.ctid,
          sqrt((c.lat - here_lat) ^ 2 + ((c.lng - here_lng) * narrowing) ^ 2) away,
          c.lat is not null and arraycontains(c.keys, also)
            and (only_kind is null or c.kind = only_kind) fits
        from search_document c where c.keys operator(pg_catalog.@>) required limit too_many) d;
    if seen < too_many then nearest := everywhere; end if;
  end if;
  return query select d.* from search_document d where d.ctid = any(nearest)
    order by (d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2, d.ref_id;
end $$;
--> statement-breakpoint

-- Documents that hold all of `required` (looked up), and of `others` all but one at most.
create or replace function search_all_but_one(
  required integer[], others integer[], only_kind document_kind, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
begin
  return query select d.* from search_document d
    where d.keys operator(pg_catalog.@>) required and (only_kind is null or d.kind = only_kind)
      and (select count(*) from unnest(others) o(key) where o.key = any(d.keys))
        >= cardinality(others) - 1
    limit most;
end $$;
