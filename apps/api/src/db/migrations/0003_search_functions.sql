-- Lists near a place read this index alone: everything they filter, count and sort by is in it.
create index school_place on school (cell)
  include (id, lat, lng, filter_ids, fee_min, age_min, age_max, popularity, name_key)
  where is_active and lat is not null;
--> statement-breakpoint
-- Filtered lists of the whole country: only schools of which something is known can be among them.
create index school_described on school (popularity desc nulls last, id)
  include (filter_ids, fee_min, age_min, age_max, name_key)
  where is_active and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null);
--> statement-breakpoint
create index school_name on school (name_key, id) where is_active;
--> statement-breakpoint
create index school_fee on school (fee_min, id) where is_active;
--> statement-breakpoint

-- The search functions are in PL/pgSQL for three reasons: their plans are kept by the connection to
-- the database, whoever uses it in turn, so that they work behind PgBouncer; the settings that make
-- those plans good are part of the function; and a search that must widen does so in one round trip.
-- Operators are written with their schema because the extension intarray would take @> and && over.

-- Documents that hold all of `required` (looked up), all of `also` (frequent keys, checked on the
-- row) and, where given, at least one of `alternatives`: band after band, the popular ones first,
-- until there are `enough`, at most `most` of each. In the most popular bands those whose name begins
-- with `start` come first. An index is read whole before its first row comes, so that a band that is
-- not needed must not be begun.
create function search_matching(
  start text, required integer[], also integer[], alternatives integer[],
  only_kind document_kind, enough integer, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  looked_at integer := greatest(most * 4, 200);
  found integer := 0;
  added integer;
begin
  if alternatives is null then
    return query select m.* from (select d.* from search_document d
        where d.band = 0 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit looked_at) m
      order by starts_with(m.norm, start) desc, m.popularity desc limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select m.* from (select d.* from search_document d
        where d.band = 1 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most * 2) m
      order by starts_with(m.norm, start) desc, m.popularity desc limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
  elsif required = '{}' then
    return query select d.* from search_document d
      where d.band = 0 and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 1 and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
  else
    return query select d.* from search_document d
      where d.band = 0 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 1 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives and arraycontains(d.keys, also)
        and (only_kind is null or d.kind = only_kind) limit most;
  end if;
end $$;
--> statement-breakpoint

-- Documents whose whole name begins with `start`; `past` is the first text after all of those.
create function search_starting(
  start text, past text, only_kind document_kind, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
begin
  return query select d.* from search_document d
    where d.norm operator(pg_catalog.~>=~) start and d.norm operator(pg_catalog.~<~) past
      and (only_kind is null or d.kind = only_kind)
    order by d.norm using operator(pg_catalog.~<~)
    limit most;
end $$;
--> statement-breakpoint

-- The nearest documents that hold all of `required` (looked up) and `also` (checked on the row).
-- `cells` are the keys of the nine cells around the point, grid after grid, from the finest;
-- `reaches` how many degrees of latitude the nine are sure to reach from the point. The search
-- begins with grid `first` and widens until `most` lie within reach, in the end to the whole
-- country; 4 begins with the country, which is best for what is rare.
create function search_near(
  required integer[], also integer[], only_kind document_kind, here_lat real, here_lng real,
  cells integer[], reaches real[], first integer, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  narrowing real := cos(radians(here_lat));
  -- Of more than these not all are looked at.
  too_many constant integer := 1500;
  grid integer := first;
  may_widen boolean := true;
  around integer[];
  nearest tid[];
  around_all tid[];
  farthest real;
  seen bigint;
begin
  loop
    around := cells[grid * 9 + 1 : grid * 9 + 9];
    if grid < 4 then
      select array_agg(n.ctid order by n.away), max(n.away) into nearest, farthest from (
        select d.ctid, sqrt((d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2) away
        from (select c.ctid, c.lat, c.lng from search_document c
          where c.keys operator(pg_catalog.@>) required and c.keys operator(pg_catalog.&&) around
            and arraycontains(c.keys, also) and (only_kind is null or c.kind = only_kind)
          limit 2500) d
        order by 2 limit most) n;
    else
      select array_agg(n.ctid order by n.away), max(n.total) into around_all, seen from (
        select d.ctid, sqrt((d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2) away,
          count(*) over () total
        from (select c.ctid, c.lat, c.lng from search_document c
          where c.keys operator(pg_catalog.@>) required and c.lat is not null
            and arraycontains(c.keys, also) and (only_kind is null or c.kind = only_kind)
          limit too_many) d
        order by 2 limit most) n;
      if seen is null or seen < too_many then
        nearest := around_all;
        exit;
      end if;
      exit when first < 4;
      grid := 3;
      may_widen := false;
      continue;
    end if;
    exit when cardinality(nearest) >= most and farthest <= reaches[grid + 1];
    -- What is frequent and yet not near is too much to look through.
    exit when not may_widen or (grid = 2 and first < 2 and nearest is null);
    grid := grid + 1;
  end loop;
  return query select d.* from search_document d where d.ctid = any(nearest)
    order by (d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2, d.ref_id;
end $$;
--> statement-breakpoint

-- How many documents hold all of `required` and `also`, counted up to `most`.
create function search_count(
  required integer[], also integer[], only_kind document_kind, most integer
)
returns integer
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  found integer := 0;
begin
  found := found + (select count(*) from (select from search_document d
    where d.band = 0 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most - found) m);
  if found >= most then return found; end if;
  found := found + (select count(*) from (select from search_document d
    where d.band = 1 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most - found) m);
  if found >= most then return found; end if;
  found := found + (select count(*) from (select from search_document d
    where d.band = 2 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most - found) m);
  if found >= most then return found; end if;
  found := found + (select count(*) from (select from search_document d
    where d.band = 3 and d.keys operator(pg_catalog.@>) required and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most - found) m);
  return found;
end $$;
