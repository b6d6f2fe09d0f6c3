DROP INDEX "moderation_case_opened";--> statement-breakpoint
DROP INDEX "moderation_case_score";--> statement-breakpoint
ALTER TABLE "moderation_case" ADD COLUMN "tab" text GENERATED ALWAYS AS (case why when 'new' then 'new' when 'report' then 'reported' when 'scan' then 'reported' when 'order' then 'reported' when 'claim' then 'claims' when 'appeal' then 'appeals' else 'edited' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD COLUMN "decided_values" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD COLUMN "report_weight" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "moderation_case_kind_opened" ON "moderation_case" USING btree ("subject_kind","tab","opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_kind_score" ON "moderation_case" USING btree ("subject_kind","tab","score" DESC NULLS LAST,"id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_opened" ON "moderation_case" USING btree ("tab","opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_score" ON "moderation_case" USING btree ("tab","score" DESC NULLS LAST,"id") WHERE decided_at is null;--> statement-breakpoint
-- The time of the last change returns with the rest of a record.
create or replace function record_undo() returns trigger language plpgsql as $$
declare
  was jsonb;
  becomes jsonb;
begin
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into was, becomes
  from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
  where o.value <> n.value
    and o.key not in ('revision', 'cell', 'name_key', 'words', 'tab', 'score', 'score_parts', 'claimed_by',
      'claimed_until');
  if was is not null then
    insert into undo_record (action_id, entity, entity_id, before, after)
    values (current_setting('edbazaar.action_id')::integer, tg_argv[0], new.id, was, becomes)
    on conflict (action_id, entity, entity_id) do update
      set before = excluded.before || undo_record.before, after = undo_record.after || excluded.after;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- The priority of a case is a sum, whose parts moderators see.
create function score_moderation_case() returns trigger language plpgsql as $$
declare
  found real := (
    select sum(case f ->> 'code' when 'new_domain' then 2 when 'fees_up' then 2 when 'moved' then 2
      when 'word' then 2 when 'new_name' then 1.5 when 'ranking' then 1.5 when 'phone' then 1.5
      else 1 end)
    from jsonb_array_elements(new.findings) f);
begin
  select jsonb_agg(jsonb_build_object('code', p.code, 'points', p.points) order by p.place),
    sum(p.points)
  into new.score_parts, new.score
  from (values
    (1, 'base', 1::real),
    (2, 'held', case when new.held_fields <> '{}' then 3 end),
    (3, 'findings', least(coalesce(found, 0), 4)),
    (4, 'reports', least(new.report_weight, 4)),
    (5, 'claim', case when new.why = 'claim' then 1.5 end),
    (6, 'appeal', case when new.why = 'appeal' then 2 end),
    (7, 'new_account', case when new.why = 'new' then 0.5 end),
    (8, 'urgent', case when new.is_urgent then 5 end)
  ) p(place, code, points)
  where p.points > 0;
  return new;
end
$$;
--> statement-breakpoint
create trigger score_moderation_case
  before insert or update of why, held_fields, findings, report_weight, is_urgent on moderation_case
  for each row execute function score_moderation_case();

--> statement-breakpoint
-- An action is added after its changes.
alter table moderation_case alter constraint moderation_case_action_id_admin_action_id_fk
  deferrable initially deferred;
