CREATE INDEX "search_document_sample" ON "search_document" USING gin ("keys") WITH (fastupdate=false) WHERE band = 3 and ref_id % 8 = 0;--> statement-breakpoint

drop function search_matching(text, integer[], integer[], integer[], document_kind, integer, integer);
--> statement-breakpoint

-- Documents that hold all of `required` (looked up), all of `also` (frequent keys, checked on the
-- row) and, where given, at least one of `alternatives`. `documents` is about how many documents the
-- rarest of these are in. If they are few, all are looked at, the popular ones first. Otherwise band
-- after band, the popular ones first, until there are `enough`, at most `most` of each: an index is read
-- whole before its first row comes, so that a band that is not needed must not be begun. For keys that
-- are nearly everywhere, a sample of the last band comes before the rest of it. In the most popular
-- bands, names that begin with `start` come first.
create function search_matching(
  start text, required integer[], also integer[], alternatives integer[],
  only_kind document_kind, enough integer, most integer, documents integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  few constant integer := 500;
  few_beside constant integer := 2000;
  everywhere constant integer := 20000;
  looked_at integer := greatest(most * 4, 200);
  found integer := 0;
  added integer;
begin
  if documents < few or alternatives is not null and required <> '{}' and documents < few_beside then
    if alternatives is null then
      return query select d.* from search_document d
        where d.keys operator(pg_catalog.@>) required
          and (also = '{}' or arraycontains(d.keys, also)) and (only_kind is null or d.kind = only_kind)
        order by d.band, starts_with(d.norm, start) desc, d.popularity desc limit most;
    elsif required = '{}' then
      return query select d.* from search_document d
        where d.keys operator(pg_catalog.&&) alternatives
          and (also = '{}' or arraycontains(d.keys, also)) and (only_kind is null or d.kind = only_kind)
        order by d.band, starts_with(d.norm, start) desc, d.popularity desc limit most;
    else
      return query select d.* from search_document d
        where d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives
          and (also = '{}' or arraycontains(d.keys, also)) and (only_kind is null or d.kind = only_kind)
        order by d.band, starts_with(d.norm, start) desc, d.popularity desc limit most;
    end if;
    return;
  end if;
  if alternatives is null then
    return query select m.* from (select d.* from search_document d
        where d.band = 0 and d.keys operator(pg_catalog.@>) required
          and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
        limit looked_at) m
      order by starts_with(m.norm, start) desc, m.popularity desc limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select m.* from (select d.* from search_document d
        where d.band = 1 and d.keys operator(pg_catalog.@>) required
          and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
        limit most * 2) m
      order by starts_with(m.norm, start) desc, m.popularity desc limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.@>) required
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    if documents < everywhere then
      return query select d.* from search_document d
        where d.band = 3 and d.keys operator(pg_catalog.@>) required
          and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
        limit most;
      return;
    end if;
    return query select d.* from search_document d
      where d.band = 3 and d.ref_id % 8 = 0 and d.keys operator(pg_catalog.@>) required
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    if added = most then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.ref_id % 8 <> 0 and d.keys operator(pg_catalog.@>) required
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
  elsif required = '{}' then
    return query select d.* from search_document d
      where d.band = 0 and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 1 and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
  else
    return query select d.* from search_document d
      where d.band = 0 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 1 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 2 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
    get diagnostics added = row_count;
    found := found + added;
    if found >= enough then return; end if;
    return query select d.* from search_document d
      where d.band = 3 and d.keys operator(pg_catalog.@>) required and d.keys operator(pg_catalog.&&) alternatives
        and arraycontains(d.keys, also) and (only_kind is null or d.kind = only_kind)
      limit most;
  end if;
end $$;
--> statement-breakpoint

-- The nearest documents that hold all of `required` (looked up) and `also` (checked on the row, the
-- rarest first). A single key in `required` is looked up alone while that leads to few rows, most of
-- which fit: reading the documents of a frequent key costs more than checking the rows. `cells` are the
-- keys of 25 cells around the point, grid after grid, from the finest, the nine in the middle first;
-- `away` how many degrees of latitude each is from the point; `reaches` how many the nine of a grid are
-- sure to reach, and `wide_reaches` the 25. The search begins with the nine of grid `first` and widens
-- until `most` lie within reach: to the 25 of the same grid if these are likely to have enough, else to
-- the nine of the next. Once there are `most`, only the cells that may hold a nearer one are looked
-- into. Past grid 3, and with 4 at once, it looks through the whole country where `may_be_far`.
create or replace function search_near(
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
  -- This many that fit in nine cells make it likely that 25 have enough.
  promising constant integer := 3;
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
        (also = '{}' or arraycontains(d.keys, also))
          and (only_kind is null or d.kind = only_kind) fits
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
    exit when farthest <= (case in_grid when 9 then reaches else wide_reaches end)[grid + 1];
    -- The nine cells of the next grid hold many more documents than the other 16 of this one, which are
    -- likely to have enough if the nine have some. Cells of grid 3 are too large for that.
    if grid < 3 and in_grid = 9
      and (farthest <= wide_reaches[grid + 1] or cardinality(nearest) between promising and most - 1)
    then
      in_grid := 25;
      continue;
    end if;
    in_grid := 9;
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
            c.lat is not null and (also = '{}' or arraycontains(c.keys, also))
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
