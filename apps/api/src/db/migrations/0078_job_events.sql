CREATE INDEX "job_publishing" ON "job" USING btree ("publish_on") WHERE status = 'live' and publish_on is not null;--> statement-breakpoint
-- Writes the event of every change of a job's status or closing time. The transaction says who makes it
-- and why, in `edbazaar.job_actor` (member, admin or system), `job_actor_id` and `job_reason`.
create function record_job_event() returns trigger language plpgsql as $$
begin
  insert into job_event (job_id, from_status, to_status, actor, actor_id, reason)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status,
    coalesce(
      nullif(current_setting('edbazaar.job_actor', true), ''),
      case when current_setting('edbazaar.action_id', true) <> '' then 'admin' end,
      'system')::job_event_actor,
    nullif(current_setting('edbazaar.job_actor_id', true), '')::integer,
    nullif(current_setting('edbazaar.job_reason', true), ''));
  return null;
end $$;
--> statement-breakpoint
create trigger record_job_event after insert on job for each row
  execute function record_job_event();
--> statement-breakpoint
create trigger record_job_event_of_update after update on job for each row
  when (old.status <> new.status
    or (new.status in ('live', 'paused') and old.closes_at is distinct from new.closes_at))
  execute function record_job_event();
--> statement-breakpoint
-- The jobs of a listing that parents no longer see are paused. Those of a deleted school are deleted
-- with it.
create function pause_jobs_of_hidden_listing() returns trigger language plpgsql as $$
declare
  actor text := coalesce(current_setting('edbazaar.job_actor', true), '');
  reason text := coalesce(current_setting('edbazaar.job_reason', true), '');
begin
  perform set_config('edbazaar.job_actor', 'system', true),
    set_config('edbazaar.job_reason', 'listing_hidden', true);
  if tg_table_name = 'school' then
    update job set status = 'paused', status_since = now(), revision = revision + 1, updated_at = now()
    where school_id = new.id and status = 'live';
  else
    update job set status = 'paused', status_since = now(), revision = revision + 1, updated_at = now()
    where store_id = new.id and status = 'live';
  end if;
  perform set_config('edbazaar.job_actor', actor, true),
    set_config('edbazaar.job_reason', reason, true);
  return null;
end $$;
--> statement-breakpoint
create trigger pause_jobs after update of is_active, moderation on school for each row
  when (old.is_active and old.moderation in ('unreviewed', 'approved')
    and not (new.is_active and new.moderation in ('unreviewed', 'approved')))
  execute function pause_jobs_of_hidden_listing();
--> statement-breakpoint
create trigger pause_jobs after update of is_active, moderation, deleted_at on store for each row
  when (old.is_active and old.moderation in ('unreviewed', 'approved') and old.deleted_at is null
    and not (new.is_active and new.moderation in ('unreviewed', 'approved') and new.deleted_at is null))
  execute function pause_jobs_of_hidden_listing();
