ALTER TABLE "school" ADD COLUMN "students_per_teacher" smallint;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "starts_at" time;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "ends_at" time;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "first_year_min" integer;--> statement-breakpoint
-- The fee columns held first-year totals. They now hold what comes every year, and nothing for a
-- fee sheet that has only admission fees.
update school set fee_min = cost.lowest, fee_max = cost.highest, first_year_min = cost.first_year
from (
  select id, min(yearly) filter (where yearly > 0) as lowest, max(yearly) filter (where yearly > 0) as highest,
    min(yearly + admission) filter (where yearly > 0) as first_year
  from (
    select id, coalesce((fee ->> 'admission')::integer, 0) as admission,
      coalesce((fee ->> 'tuition')::integer, 0) + coalesce((fee ->> 'transport')::integer, 0)
        + coalesce((fee ->> 'books')::integer, 0) as yearly
    from school, jsonb_array_elements(fees -> 'rows') fee
    where jsonb_typeof(fees -> 'rows') = 'array'
  ) class
  group by id
) cost
where cost.id = school.id;
