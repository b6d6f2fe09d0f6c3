-- What bookings compute in a batch is not undone with its details: the seats are settled again.
create or replace function record_undo() returns trigger language plpgsql as $$
declare
  was jsonb;
  becomes jsonb;
begin
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into was, becomes
  from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
  where o.value <> n.value
    and o.key not in ('revision', 'cell', 'name_key', 'words', 'tab', 'score', 'score_parts', 'claimed_by',
      'claimed_until')
    and not (tg_argv[0] = 'batch' and o.key in ('seats_left', 'taken', 'over_allowed', 'over_why'));
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
update undo_record set before = before - 'seats_left', after = after - 'seats_left' where entity = 'batch';
--> statement-breakpoint
delete from undo_record where entity = 'batch' and before = '{}';
