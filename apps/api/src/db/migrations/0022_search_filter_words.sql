-- The documents of schools hold their filter values as keys, so that a board in a query is looked up
-- as any word is. Few schools of a register have some.
update search_document d set keys = d.keys || s.filter_ids
  from school s
  where d.kind = 'school' and s.id = d.ref_id and s.filter_ids <> '{}'::integer[]
    and not d.keys operator(pg_catalog.@>) s.filter_ids;
--> statement-breakpoint
insert into search_term (key, documents)
  select v.id, count(*) from school s, unnest(s.filter_ids) v(id) where s.is_active group by v.id
  on conflict (key) do update set documents = greatest(search_term.documents, excluded.documents);
--> statement-breakpoint

-- Old versions of rows cost every search that passes them: a hundredth of the table is enough to
-- clear them away.
alter table search_document set (autovacuum_vacuum_scale_factor = 0.01);
--> statement-breakpoint

-- Documents that hold one of `one`, one of `other` and one of `beside` (looked up), and all of `also`
-- (checked on the row): band after band, the popular ones first, until there are `enough`, at most
-- `most` of each.
create function search_of_each(
  one integer[], other integer[], beside integer[], also integer[],
  only_kind document_kind, enough integer, most integer
)
returns setof search_document
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  found integer := 0;
  added integer;
begin
  return query select d.* from search_document d
    where d.band = 0 and d.keys operator(pg_catalog.&&) one and d.keys operator(pg_catalog.&&) other
      and d.keys operator(pg_catalog.&&) beside and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most;
  get diagnostics added = row_count;
  found := found + added;
  if found >= enough then return; end if;
  return query select d.* from search_document d
    where d.band = 1 and d.keys operator(pg_catalog.&&) one and d.keys operator(pg_catalog.&&) other
      and d.keys operator(pg_catalog.&&) beside and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most;
  get diagnostics added = row_count;
  found := found + added;
  if found >= enough then return; end if;
  return query select d.* from search_document d
    where d.band = 2 and d.keys operator(pg_catalog.&&) one and d.keys operator(pg_catalog.&&) other
      and d.keys operator(pg_catalog.&&) beside and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most;
  get diagnostics added = row_count;
  found := found + added;
  if found >= enough then return; end if;
  return query select d.* from search_document d
    where d.band = 3 and d.keys operator(pg_catalog.&&) one and d.keys operator(pg_catalog.&&) other
      and d.keys operator(pg_catalog.&&) beside and arraycontains(d.keys, also)
      and (only_kind is null or d.kind = only_kind) limit most;
end $$;
