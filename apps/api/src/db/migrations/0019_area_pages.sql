-- The best known 1,000 schools of an area, in pages of 20, where it was the first page alone.
do $$
begin
  execute replace(pg_get_functiondef('refresh_areas(text[],integer[])'::regprocedure),
    'place <= 20', 'place <= 1000');
end
$$;
--> statement-breakpoint
-- Has the areas counted anew at the next start.
update area set refreshed_at = refreshed_at - interval '1 day' where kind = 'country';
