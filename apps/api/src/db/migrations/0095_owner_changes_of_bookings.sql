ALTER TABLE "listing_owner_change" ADD COLUMN "families_asked_at" timestamp with time zone;--> statement-breakpoint
-- Consents that were given before do not pass on, so that only listings with enquiries or bookings need a
-- row. The time is that of the statement: a consent given during the transaction was for the former owner.
create or replace function set_listing_owner() returns trigger language plpgsql as $$
declare
  school integer := case when tg_table_name = 'school' then new.id end;
  store integer := case when tg_table_name = 'store' then new.id end;
begin
  update listing_member set removed_at = now()
  where (school_id = school or store_id = store) and removed_at is null
    and (role = 'owner' or user_id = new.owner_id);
  if new.owner_id is not null then
    insert into listing_member (school_id, store_id, user_id, role)
    values (school, store, new.owner_id, 'owner');
    insert into listing_owner_change (school_id, store_id, at)
    select school, store, clock_timestamp()
    where tg_op = 'UPDATE' and (
      exists (select from enquiry where school_id = school or store_id = store)
      or exists (select from consent where recipient_store_id = store));
  end if;
  return null;
end $$;
