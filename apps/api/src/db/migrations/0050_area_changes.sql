CREATE TABLE "area_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "area_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"state" text NOT NULL,
	"state_slug" text NOT NULL,
	"district_slug" text,
	"city_slug" text,
	"filter_ids" integer[] NOT NULL,
	"fee_min" integer,
	"is_recognition_checked" boolean NOT NULL,
	"established_on" date,
	CONSTRAINT "area_change_step" CHECK ("area_change"."step" in (1, -1))
);
--> statement-breakpoint
CREATE INDEX "area_change_state" ON "area_change" USING btree ("state_slug");--> statement-breakpoint
CREATE INDEX "school_established" ON "school" USING btree ("established_on") WHERE is_active and deleted_at is null and established_on is not null;--> statement-breakpoint
create trigger announce_public_change after insert or update or delete or truncate on area_change
  for each statement execute function announce_public_change();
--> statement-breakpoint
-- Records what a public school adds to its areas (1) or takes from them (-1).
create function add_area_change(school, step integer) returns void language sql as $$
  insert into area_change (school_id, step, state, state_slug, district_slug, city_slug, filter_ids,
    fee_min, is_recognition_checked, established_on)
  select $1.id, step, $1.state, area_slug($1.state), area_slug($1.district) || '-district',
    area_slug($1.city), $1.filter_ids, $1.fee_min, $1.is_recognition_checked, $1.established_on
  where is_public($1) and $1.state is not null
$$;
--> statement-breakpoint
create function record_area_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_area_change(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_area_change(new, 1);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger record_area_change after insert or delete on school for each row
  when (current_setting('edbazaar.area_changes', true) is distinct from 'off')
  execute function record_area_change();
--> statement-breakpoint
create trigger record_area_change_of_update after update on school for each row
  when (current_setting('edbazaar.area_changes', true) is distinct from 'off'
    and (old.is_active, old.deleted_at is null, old.state, old.district, old.city, old.filter_ids,
      old.fee_min, old.is_recognition_checked, old.established_on, old.popularity)
    is distinct from (new.is_active, new.deleted_at is null, new.state, new.district, new.city,
      new.filter_ids, new.fee_min, new.is_recognition_checked, new.established_on, new.popularity))
  execute function record_area_change();
--> statement-breakpoint
-- Has the areas counted anew at the next start, with the changes before this migration.
update area set refreshed_at = refreshed_at - interval '1 day' where kind = 'country';
