import { addEnquiry } from '../desk-enquiries.ts'
import type { AccessFixture } from './access-fixture.ts'

/** Texts that a member of a desk writes for other members. */
export const privateDeskTexts = {
  template: 'zebra-template-5520',
  evidence: 'zebra-evidence-5521',
  note: 'zebra-note-5522',
  filter: 'zebra-filter-5523',
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
    `insert into invalid_claim (enquiry_id, reason, evidence, claimed_by)
     values ($2, 'not_offered', $3, $1)`,
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
}
