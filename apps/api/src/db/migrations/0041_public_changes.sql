-- Tells every process that a commit changed what public pages show. PostgreSQL sends equal
-- notifications of one transaction once.
create function announce_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', '');
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array[
    'area', 'area_board', 'batch', 'blog', 'filter', 'filter_value', 'job', 'newsletter_issue',
    'place', 'product', 'product_former_slug', 'school', 'school_former_slug', 'search_document',
    'store', 'video'
  ] loop
    execute format(
      'create trigger announce_public_change after insert or update or delete or truncate on %I
       for each statement execute function announce_public_change()', name);
  end loop;
end
$$;
