-- Whether applications wait because two people have reported a job. Visitors count as one person. It
-- ends with the decision, and 36 hours after the report of the second.
create function is_reported(job) returns boolean language sql stable parallel safe
  return coalesce((
    select person.first_at > now() - interval '36 hours'
    from (
      select min(report.at) as first_at
      from moderation_case
      join moderation_report report on report.case_id = moderation_case.id
      where moderation_case.subject_kind = 'job' and moderation_case.subject_id = $1.id
        and moderation_case.decided_at is null
      group by coalesce(report.reporter_id, 0)
    ) person
    order by person.first_at offset 1 limit 1), false);
--> statement-breakpoint
create or replace function can_apply(job) returns boolean language sql stable parallel safe
  return is_open($1) and not is_reported($1) and exists (select from listing_member m
    where m.removed_at is null and m.role in ('owner', 'manager', 'counsellor')
    and (m.school_id = $1.school_id or m.store_id = $1.store_id));
