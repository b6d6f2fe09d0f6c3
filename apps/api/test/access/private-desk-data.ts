import { addEnquiry } from '../desk-enquiries.ts'
import type { AccessFixture } from './access-fixture.ts'

/** Texts that a member of a desk writes for other members. */
export const privateDeskTexts = {
  template: 'zebra-template-5520',
  evidence: 'zebra-evidence-5521',
  note: 'zebra-note-5522',
  filter: 'zebra-filter-5523',
  task: 'zebra-task-5524',
  view: 'zebra-view-5525',
}

/** Adds what a user did at the desk of a school to every table that refers to users. */
export async function addPrivateDeskData({ database }: AccessFixture, userId: number) {
  const [kept, merged] = [
    await addEnquiry(database, { schoolId: 700007, assignedTo: userId }),
    await addEnquiry(database, { schoolId: 700007 }),
  ]
  const write = (query: string, ...values: (string | number)[]) =>
    database.pool.query(query, [userId, ...values])
  await write(
    `insert into reply_template (school_id, title, body_text, written_by) values (700007, $2, $2, $1)`,
    privateDeskTexts.template,
  )
  await write(
    `insert into invalid_claim (enquiry_id, reason, evidence, claimed_by, reviewed_by)
     values ($2, 'not_offered', $3, $1, $1)`,
    kept.id,
    privateDeskTexts.evidence,
  )
  await write(
    `insert into enquiry_merge (kept_id, merged_id, reasons, is_automatic, merged_by, undone_at, undone_by)
     values ($2, $3, '{by_hand}', false, $1, now(), $1)`,
    kept.id,
    merged.id,
  )
  await write(
    `insert into contact_reveal (enquiry_id, field, viewer_id, viewer_name)
     values ($2, 'phone', $1, 'Z')`,
    kept.id,
  )
  await write(
    `insert into export_log (user_id, what, filter, rows)
     values ($1, 'enquiries', jsonb_build_object('q', $2::text), 1)`,
    privateDeskTexts.filter,
  )
  await write(
    `insert into desk_task (enquiry_id, text, due_on, assigned_to, created_by, done_at, done_by,
       request_key)
     values ($2, $3, '2090-01-01', $1, $1, now(), $1, gen_random_uuid())`,
    kept.id,
    privateDeskTexts.task,
  )
  await write(
    `insert into desk_view (user_id, kind, target_id, name, query)
     values ($1, 'school', 700007, $2, 'q=x')`,
    privateDeskTexts.view,
  )
  await write(
    `insert into enquiry_event (enquiry_id, kind, actor_id, body) values ($2, 'note', $1, $3)`,
    kept.id,
    privateDeskTexts.note,
  )
  await write(
    `insert into enquiry_message (enquiry_id, side, author_id, body_text)
     values ($2, 'desk', $1, $3)`,
    kept.id,
    privateDeskTexts.note,
  )
  const general = await addEnquiry(database, {})
  await write(
    `insert into enquiry_route (enquiry_id, school_id, asked_by) values ($2, 700007, $1)`,
    general.id,
  )
  await write(
    `insert into visit_slot (school_id, starts_at, ends_at, seats, added_by)
     values (700007, '2020-01-06 10:00+05:30', '2020-01-06 11:00+05:30', 1, $1)`,
  )
}
