-- Who may see a record: one predicate for each entity. Every query that serves the public uses it, so
-- that a new condition, such as a moderation state, is added here alone.
-- PostgreSQL inlines these functions into the calling query, so partial indexes such as
-- `where is_active` still match. Keep each body a single expression without a subquery.
create function is_public(school) returns boolean language sql stable parallel safe
  return $1.is_active;
--> statement-breakpoint
create function is_public(store) returns boolean language sql stable parallel safe
  return $1.is_active;
--> statement-breakpoint
-- A product is public only with its store.
create function is_public(product, store) returns boolean language sql stable parallel safe
  return $1.is_active and is_public($2);
--> statement-breakpoint
create function is_public(job) returns boolean language sql stable parallel safe
  return $1.is_active;
--> statement-breakpoint
-- Lists show a public job until its closing date in India has passed; its page stays.
create function is_open(job) returns boolean language sql stable parallel safe
  return is_public($1)
    and ($1.closes_on is null or $1.closes_on >= (now() at time zone 'Asia/Kolkata')::date);
--> statement-breakpoint
create function is_public(blog) returns boolean language sql stable parallel safe
  return $1.status = 'published' and $1.published_at <= now();
--> statement-breakpoint
create function is_public(video) returns boolean language sql stable parallel safe
  return $1.status = 'published' and $1.published_at <= now();
--> statement-breakpoint
do $$
declare
  counting text;
begin
  foreach counting in array array['area_spellings(text[])', 'refresh_areas(text[],integer[])'] loop
    execute replace(pg_get_functiondef(counting::regprocedure),
      'from school where is_active', 'from school where is_public(school)');
  end loop;
end
$$;
