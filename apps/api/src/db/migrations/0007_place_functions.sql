-- Places whose names hold all of `required`: towns first, then what is known, then villages; within
-- each those whose name begins with one of `starts`, then the popular. A function for the reasons
-- that the search functions are: kept plans, their settings, and PgBouncer.
create function place_matching(required integer[], starts text[], most integer)
returns table (
  slug text, name text, norm text, type text, district text, state text, pincode text,
  lat double precision, lng double precision, popularity real
)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
begin
  return query select u.* from (
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from (select * from place
        where band = 0 and keys operator(pg_catalog.@>) required and lat is not null limit 500) d
      order by (d.norm = any(starts)) desc,
        exists (select from unnest(starts) s where starts_with(d.norm, s)) desc, d.popularity desc, d.id
      limit most)
    union all
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from (select * from place
        where band = 1 and keys operator(pg_catalog.@>) required and lat is not null limit 500) d
      order by (d.norm = any(starts)) desc,
        exists (select from unnest(starts) s where starts_with(d.norm, s)) desc, d.popularity desc, d.id
      limit most)
    union all
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from (select * from place
        where band = 2 and keys operator(pg_catalog.@>) required and lat is not null limit 500) d
      order by (d.norm = any(starts)) desc,
        exists (select from unnest(starts) s where starts_with(d.norm, s)) desc, d.popularity desc, d.id
      limit most)
  ) u limit most;
end $$;
--> statement-breakpoint

-- Places whose names hold all of `required` and that lie in one of `cells`, the nearest first.
create function place_near(
  required integer[], cells integer[], here_lat double precision, here_lng double precision,
  most integer
)
returns table (
  slug text, name text, norm text, type text, district text, state text, pincode text,
  lat double precision, lng double precision, popularity real
)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  narrowing double precision := cos(radians(here_lat));
begin
  return query
    select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
    from (
      select * from place where band = 0
        and keys operator(pg_catalog.@>) required and keys operator(pg_catalog.&&) cells
      union all
      select * from place where band = 1
        and keys operator(pg_catalog.@>) required and keys operator(pg_catalog.&&) cells
      union all
      select * from place where band = 2
        and keys operator(pg_catalog.@>) required and keys operator(pg_catalog.&&) cells
      limit 1500) d
    order by (d.lat - here_lat) ^ 2 + ((d.lng - here_lng) * narrowing) ^ 2, d.id
    limit most;
end $$;
--> statement-breakpoint

-- Places whose names hold one of `alternatives`, for words that are misspelt.
create function place_resembling(alternatives integer[], most integer)
returns table (
  slug text, name text, norm text, type text, district text, state text, pincode text,
  lat double precision, lng double precision, popularity real
)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
begin
  return query select u.* from (
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from place d where d.band = 0 and d.keys operator(pg_catalog.&&) alternatives
        and d.lat is not null limit most)
    union all
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from place d where d.band = 1 and d.keys operator(pg_catalog.&&) alternatives
        and d.lat is not null limit most)
    union all
    (select d.slug, d.name, d.norm, d.type, d.district, d.state, d.pincode, d.lat, d.lng, d.popularity
      from place d where d.band = 2 and d.keys operator(pg_catalog.&&) alternatives
        and d.lat is not null limit most)
  ) u limit most;
end $$;
