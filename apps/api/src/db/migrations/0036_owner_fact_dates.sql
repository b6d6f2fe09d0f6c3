ALTER TABLE "school" ADD COLUMN "provided_on" jsonb;--> statement-breakpoint
-- The dates of facts that owners gave before this migration, from the audit log.
update school set provided_on = given.dates
from (
  select entity_id, jsonb_object_agg(fact, day) as dates
  from (
    select entity_id,
      case field when 'n_students' then 'students' when 'n_classrooms' then 'classrooms'
        else 'established' end as fact,
      max((created_at at time zone 'Asia/Kolkata')::date)::text as day
    from audit_entry
    where entity = 'school' and actor_role = 'owner'
      and field in ('n_students', 'n_classrooms', 'established_on')
    group by entity_id, field
  ) edits
  group by entity_id
) given
where school.id = given.entity_id;
