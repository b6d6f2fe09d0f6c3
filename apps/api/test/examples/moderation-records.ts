import type { TestDatabase } from '../database.ts'

export const isOfModeration = (id: string) =>
  /Moderation|Listings$|AdminAction|Report|appealDecision|claimSchool/.test(id) &&
  id !== 'listModerationCases'

/** The records that the examples of moderation name, about listings of nobody who calls. */
export async function addModerationRecords(
  { pool }: Pick<TestDatabase, 'pool'>,
  id: string,
  callerId: number,
): Promise<void> {
  await pool.query(`
    update school set owner_id = null, is_active = true, deleted_at = null, moderation = 'approved',
      revision = 8, source = coalesce(source, 'UDISE'), source_id = coalesce(source_id, 'example')
    where id = 12;
    truncate moderation_case, undo_record cascade`)
  await pool.query(
    `insert into moderation_case (id, subject_kind, subject_id, why, subject_name, fields, baseline,
       from_revision, to_revision, revision)
     select 20417, 'school', 12, 'edit', name, '{description}',
       '{"description": "<p>Earlier</p>", "filterIds": [], "files": [], "fileCaptions": [],
         "admissionDates": [], "startsAt": null, "endsAt": null}', 7, 8, 2
     from school where id = 12`,
  )
  if (id === 'appealDecision') {
    await pool.query('update school set owner_id = $1 where id = 12', [callerId])
    await pool.query(`
      update moderation_case set outcome = 'hidden', decided_at = now() where id = 20417`)
  }
  if (id === 'claimSchool') await pool.query('delete from moderation_case where id = 20417')
  await pool.query(`
    insert into admin_action (id, verb, rows) values (511, 'hidden', 1) on conflict do nothing;
    insert into undo_record (action_id, entity, entity_id, before, after)
    values (511, 'school', 12, '{"moderation": "unreviewed"}', '{"moderation": "approved"}')`)
}
