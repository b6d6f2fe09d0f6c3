-- The areas are counted anew after this migration.
delete from area_change;--> statement-breakpoint
DROP INDEX "area_change_state";--> statement-breakpoint
ALTER TABLE "area_change" ALTER COLUMN "state" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "area_change" ALTER COLUMN "state_slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "area_board" ADD COLUMN "approximate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "area_change" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "area_change" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "area_change" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "area_change" ADD COLUMN "is_measured" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "area_change" ADD COLUMN "is_by_pincode" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "place_slug" text;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "popularity" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "near_districts" text[];--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "near_state" text;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "approximate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "area_place" ON "area" USING btree ("place_slug") WHERE place_slug is not null;--> statement-breakpoint
CREATE INDEX "area_place_point" ON "area" USING btree ("lat","lng") WHERE place_slug is not null;--> statement-breakpoint
CREATE INDEX "area_place_of_state" ON "area" USING btree ("state_slug","lat") WHERE place_slug is not null;--> statement-breakpoint
CREATE INDEX "school_dated" ON "school" USING btree ("id","established_on","is_recognition_checked") WHERE is_active and deleted_at is null and moderation in ('unreviewed', 'approved') and (established_on is not null or is_recognition_checked);--> statement-breakpoint
-- Kilometres on a flat map, as lists near a place measure them.
create function km_between(
  center_lat double precision, center_lng double precision, lat double precision, lng double precision
) returns double precision
language sql immutable parallel safe
return 111.195 * sqrt((lat - center_lat) * (lat - center_lat)
  + (lng - center_lng) * (lng - center_lng) * cos(radians(center_lat)) * cos(radians(center_lat)));
--> statement-breakpoint
-- Records what a public school adds to its areas (1) or takes from them (-1). One without a state is in
-- the country, and may be near a town.
create or replace function add_area_change(school, step integer) returns void language sql as $$
  insert into area_change (school_id, step, state, state_slug, district, district_slug, city_slug, lat,
    lng, is_measured, is_by_pincode, filter_ids, fee_min, is_recognition_checked, established_on)
  select $1.id, step, $1.state, area_slug($1.state), $1.district,
    area_slug($1.district) || '-district', area_slug($1.city), $1.lat, $1.lng, is_measured($1),
    $1.place_accuracy is not distinct from 'pincode', $1.filter_ids, $1.fee_min,
    $1.is_recognition_checked, $1.established_on
  where is_public($1)
$$;
--> statement-breakpoint
drop trigger record_area_change_of_update on school;
--> statement-breakpoint
create trigger record_area_change_of_update after update on school for each row
  when (current_setting('edbazaar.area_changes', true) is distinct from 'off'
    and (old.is_active, old.deleted_at is null, old.moderation in ('unreviewed', 'approved'), old.state,
      old.district, old.city, old.lat, old.lng, old.place_accuracy, old.filter_ids, old.fee_min,
      old.is_recognition_checked, old.established_on, old.popularity)
    is distinct from (new.is_active, new.deleted_at is null,
      new.moderation in ('unreviewed', 'approved'), new.state, new.district, new.city, new.lat, new.lng,
      new.place_accuracy, new.filter_ids, new.fee_min, new.is_recognition_checked, new.established_on,
      new.popularity))
  execute function record_area_change();
--> statement-breakpoint
drop function refresh_areas(text[], integer[]);
--> statement-breakpoint
-- Writes all areas anew from the public schools; `states` are the names that count as states of India,
-- `boards` the values of the filter Board. A city with a place counts the schools of the list near that
-- place: those within `radius` kilometres, and those without a known point in the districts around it,
-- unless their PIN code is `extent` kilometres outside the circle. The country counts all public schools,
-- like the list of the whole country. `cities` has the districts of each
-- city: [{"state": "Delhi", "districts": ["Delhi", "New Delhi"]}]. Readers see the areas before until
-- it is committed.
create function refresh_areas(
  states text[], boards integer[], radius double precision, extent double precision, cities jsonb
) returns void
language plpgsql
set work_mem = '64MB'
set jit = off
as $$
begin
  perform pg_advisory_xact_lock(7265441);
  drop table if exists area_spelling, area_school, area_draft, area_town, area_town_school;

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

  create temporary table area_town on commit drop as
    with town as (
      select draft.id as area_id, place.*, radius / 111.195 as up,
        radius / 111.195 / cos(radians(place.lat)) as across
      from area_draft draft cross join lateral (
        select slug, popularity, lat, lng, district, state from place
        where place.norm = replace(draft.slug, '-', ' ') and type = 'town' and lat is not null
          and area_slug(place.state) = draft.state_slug
        order by popularity desc, id limit 1) place
      where draft.kind = 'city'
    ), located as (
      -- The nearest schools decide in which district the town is, as they do for lists.
      select town.area_id, town.slug, town.popularity, town.lat, town.lng, measured.total,
        coalesce(nearest.name, town.district) as district,
        case when nearest.name is null then town.state else nearest.state end as state
      from town
        cross join lateral (
          select count(*)::integer as total,
            (array_agg(id order by km, id))[1:15] as ids
          from (
            select school.id, km_between(town.lat, town.lng, school.lat, school.lng) as km
            from generate_series(floor((town.lat - up) * 20)::integer,
                floor((town.lat + up) * 20)::integer) as line,
              lateral (select id, lat, lng from school
                where cell between line * 4000 + floor((town.lng - across) * 20)::integer
                    and line * 4000 + floor((town.lng + across) * 20)::integer
                  and is_public(school) and is_measured(school) offset 0) school
          ) around
          where km <= radius
        ) measured
        left join lateral (
          select school.district as name, school.state
          from unnest(measured.ids) with ordinality as nearest(id, place) join school using (id)
          where school.district is not null and school.state is not null
          group by school.district, school.state order by count(*) desc, min(place) limit 1
        ) nearest on true
    )
    select area_id, slug, popularity, lat, lng, total, state, coalesce(
      (select array(select jsonb_array_elements_text(city -> 'districts'))
        from jsonb_array_elements(cities) city
        where city ->> 'state' = located.state and city -> 'districts' ? located.district limit 1),
      array[district]) as districts
    from located;
  create unique index on area_town (area_id);
  create index on area_town (lat, lng);
  analyze area_town;

  -- The schools near a town that are in the district, or have a board.
  create temporary table area_town_school on commit drop as
    select town.area_id, school.filter_ids, false as is_measured
    from area_town town
      join school on school.district = any(town.districts) and school.state = town.state
    where is_public(school) and not is_measured(school)
      and (school.place_accuracy is distinct from 'pincode'
        or km_between(town.lat, town.lng, school.lat, school.lng) <= radius + extent)
    union all
    select town.area_id, school.filter_ids, true
    from (
      select lat, lng, filter_ids from school
      where filter_ids operator(pg_catalog.&&) boards and is_public(school) and is_measured(school)
    ) school
      join area_town town on town.lat between school.lat - radius / 111.195 and school.lat + radius / 111.195
    where km_between(town.lat, town.lng, school.lat, school.lng) <= radius;

  create temporary table area_school on commit drop as
    with listed as materialized (
      select id as school_id, state, district, city, filter_ids, fee_min, is_recognition_checked,
        established_on, popularity, lat, lng
      from school where is_public(school)
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
    id, kind, state_slug, slug, name, state, district_slug, total, facts, school_ids, lat, lng,
    place_slug, popularity, near_districts, near_state, approximate)
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
      from area_school where area_id not in (select area_id from area_town)
    ) ranked
    where place <= 1000 group by area_id
  ), somewhere as (
    select area_id, count(*) as schools from area_town_school where not is_measured group by area_id
  )
  select draft.id, draft.kind, draft.state_slug, draft.slug, draft.name, draft.state,
    case when draft.kind = 'city' then (
      select told.slug from area_spelling told
      where told.kind = 'district' and told.state = draft.state and told.spelling = counted.district
    ) end,
    coalesce(town.total, counted.total),
    case when town.area_id is null
      then area_facts(filter_values, fees, lowest, middle, highest, checked, oldest)
      else area_facts(null, 0, null, null, null, 0, null) end,
    coalesce(best.school_ids, '{}'), coalesce(town.lat, counted.lat), coalesce(town.lng, counted.lng),
    town.slug, coalesce(town.popularity, 0), town.districts, town.state,
    coalesce(somewhere.schools, 0)
  from area_draft draft
    join counted on counted.area_id = draft.id
    left join best on best.area_id = draft.id
    left join valued on valued.area_id = draft.id
    left join area_town town on town.area_id = draft.id
    left join somewhere on somewhere.area_id = draft.id;

  insert into area_board (id, area_id, value_id, total, facts, school_ids, approximate)
  with of_board as materialized (
    select area_id, board, school_id, filter_ids, fee_min, is_recognition_checked, established_on,
      popularity
    from area_school, unnest(filter_ids) board
    where board = any(boards) and area_id not in (select area_id from area_town)
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
    where place <= 1000 group by area_id, board
  ), boarded as (
    select area_id, board, counted.total,
      area_facts(filter_values, fees, lowest, middle, highest, checked, oldest) as facts,
      best.school_ids, 0 as approximate
    from counted join valued using (area_id, board) join best using (area_id, board)
    union all
    select area_id, board, count(*) filter (where is_measured),
      area_facts(null, 0, null, null, null, 0, null), '{}', count(*) filter (where not is_measured)
    from area_town_school, unnest(filter_ids) board
    where board = any(boards) group by area_id, board
  )
  select row_number() over (order by area_id, board), * from boarded;
end
$$;
--> statement-breakpoint
-- Has the areas counted anew at the next start.
update area set refreshed_at = refreshed_at - interval '1 day' where kind = 'country';
