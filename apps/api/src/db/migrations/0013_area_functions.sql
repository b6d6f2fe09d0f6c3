-- The part of an address that a state, district or city has: 'Jammu & Kashmir' is 'jammu-and-kashmir'.
create function area_slug(name text) returns text
language sql immutable parallel safe
as $$
  select btrim(regexp_replace(replace(lower(name), '&', ' and '), '[^a-z0-9]+', '-', 'g'), '-')
$$;
--> statement-breakpoint
-- How the names of states, districts and cities are spelt by schools, and which area each spelling is.
-- A city has a page where it is a town among the places, or large; wards have none.
create function area_spellings(states text[])
returns table (kind text, state text, spelling text, state_slug text, slug text, name text, total bigint)
language sql stable
as $$
  with told as (
    select 'state' as kind, state, state as spelling, count(*) as schools
      from school where is_active and state = any(states) group by state
    union all
    select 'district', state, district, count(*)
      from school where is_active and state = any(states) and district is not null
      group by state, district
    union all
    select 'city', state, city, count(*)
      from school where is_active and state = any(states) and city is not null group by state, city
  ), slugged as (
    select told.*, area_slug(state) as state_slug,
      case kind when 'state' then '' when 'district' then area_slug(spelling) || '-district'
        else area_slug(spelling) end as slug
    from told
    where area_slug(spelling) <> ''
  ), grouped as (
    select kind, state, spelling, state_slug, slug,
      first_value(spelling) over (
        partition by kind, state_slug, slug order by schools desc, spelling) as name,
      sum(schools) over (partition by kind, state_slug, slug)::bigint as total
    from slugged
  )
  select * from grouped
  where case kind
    when 'state' then true
    when 'district' then total >= 3
    else total >= 3 and slug !~ '(^|-)ward(-|$)|-district$|^board$' and (total >= 50 or exists (
      select from place
      where place.norm = replace(grouped.slug, '-', ' ') and place.type = 'town'
        and area_slug(place.state) = grouped.state_slug))
  end
$$;
--> statement-breakpoint
-- Counts of a set of schools, as `AreaFacts` has them.
create function area_facts(
  filter_values jsonb, fees bigint, lowest integer, middle integer, highest integer,
  checked bigint, oldest date
) returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'values', coalesce(filter_values, '{}'::jsonb),
    'fees', case when fees > 0 then jsonb_build_object(
      'known', fees, 'lowest', lowest, 'middle', middle, 'highest', highest) end,
    'checked', checked,
    'oldest', extract(year from oldest))
$$;
--> statement-breakpoint
-- Writes all areas anew from the schools that are live; `states` are the names that count as states of
-- India, `boards` the values of the filter Board. Readers see the areas before until it is committed.
create function refresh_areas(states text[], boards integer[]) returns void
language plpgsql
set work_mem = '64MB'
set jit = off
as $$
begin
  perform pg_advisory_xact_lock(7265441);
  drop table if exists area_spelling, area_school, area_draft;

  create temporary table area_spelling on commit drop as select * from area_spellings(states);
  create index on area_spelling (kind, state, spelling);
  analyze area_spelling;

  create temporary table area_draft on commit drop as
    select row_number() over (order by state_slug, slug)::integer as id, *
    from (
      select distinct kind, state_slug, slug, name, state from area_spelling
      union all select 'country', '', '', 'India', null
    ) drafts;
  create unique index on area_draft (kind, state_slug, slug);
  analyze area_draft;

  create temporary table area_school on commit drop as
    with listed as materialized (
      select id as school_id, state, district, city, filter_ids, fee_min, is_recognition_checked,
        established_on, popularity, lat, lng
      from school where is_active and state = any(states)
    ), lies_in as (
      select 'state' as kind, state as spelling, listed.* from listed
      union all select 'district', district, listed.* from listed where district is not null
      union all select 'city', city, listed.* from listed where city is not null
    )
    select draft.id as area_id, lies_in.* from lies_in
      join area_spelling told using (kind, state, spelling)
      join area_draft draft using (kind, state_slug, slug)
    union all
    select (select id from area_draft where kind = 'country'), 'country', 'India', listed.* from listed;
  analyze area_school;

  delete from area_board;
  delete from area;

  insert into area (
    id, kind, state_slug, slug, name, state, district_slug, total, facts, school_ids, lat, lng)
  with counted as (
    select area_id, count(*) as total, avg(lat) as lat, avg(lng) as lng,
      count(fee_min) as fees, min(fee_min) as lowest, max(fee_min) as highest,
      percentile_disc(0.5) within group (order by fee_min) as middle,
      count(*) filter (where is_recognition_checked) as checked, min(established_on) as oldest,
      mode() within group (order by district) as district
    from area_school
    group by area_id
  ), valued as (
    select area_id, jsonb_object_agg(value, schools) as filter_values
    from (
      select area_id, value, count(*) as schools
      from area_school, unnest(filter_ids) value
      where filter_ids <> '{}' group by area_id, value
    ) by_value
    group by area_id
  ), best as (
    select area_id, array_agg(school_id order by place) as school_ids
    from (
      select area_id, school_id, row_number() over (
        partition by area_id order by popularity desc, school_id) as place
      from area_school
    ) ranked
    where place <= 20 group by area_id
  )
  select draft.id, draft.kind, draft.state_slug, draft.slug, draft.name, draft.state,
    case when draft.kind = 'city' then (
      select told.slug from area_spelling told
      where told.kind = 'district' and told.state = draft.state and told.spelling = counted.district
    ) end,
    counted.total, area_facts(filter_values, fees, lowest, middle, highest, checked, oldest),
    best.school_ids, counted.lat, counted.lng
  from area_draft draft
    join counted on counted.area_id = draft.id
    join best on best.area_id = draft.id
    left join valued on valued.area_id = draft.id;

  insert into area_board (id, area_id, value_id, total, facts, school_ids)
  with of_board as materialized (
    select area_id, board, school_id, filter_ids, fee_min, is_recognition_checked, established_on,
      popularity
    from area_school, unnest(filter_ids) board
    where board = any(boards)
  ), counted as (
    select area_id, board, count(*) as total,
      count(fee_min) as fees, min(fee_min) as lowest, max(fee_min) as highest,
      percentile_disc(0.5) within group (order by fee_min) as middle,
      count(*) filter (where is_recognition_checked) as checked, min(established_on) as oldest
    from of_board group by area_id, board
  ), valued as (
    select area_id, board, jsonb_object_agg(value, schools) as filter_values
    from (
      select area_id, board, value, count(*) as schools
      from of_board, unnest(filter_ids) value group by area_id, board, value
    ) by_value
    group by area_id, board
  ), best as (
    select area_id, board, array_agg(school_id order by place) as school_ids
    from (
      select area_id, board, school_id, row_number() over (
        partition by area_id, board order by popularity desc, school_id) as place
      from of_board
    ) ranked
    where place <= 20 group by area_id, board
  )
  select row_number() over (order by area_id, board), area_id, board, counted.total,
    area_facts(filter_values, fees, lowest, middle, highest, checked, oldest), best.school_ids
  from counted join valued using (area_id, board) join best using (area_id, board);
end
$$;
