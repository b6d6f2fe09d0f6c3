import type { TestDatabase } from '../database.ts'
import { addEnquiry, addVisit, addVisitSlot } from '../desk-enquiries.ts'

/** The enquiries that examples of the desk name. */
const publicIds = ['8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f', '7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f13']

/** Adds the enquiries and the template that examples of the desk name, to the school with the id 12. */
export async function addDeskRecords(database: TestDatabase, operation: string): Promise<void> {
  await database.pool.query('delete from enquiry where public_id = any($1)', [publicIds])
  await database.pool.query('delete from visit_slot where id in (12, 13) or school_id = 12')
  const isReviewed = operation === 'reviewInvalidEnquiry'
  // Enquiries of no listing: the caller owns the school.
  const schoolId = operation === 'addDeskRoute' || isReviewed ? null : 12
  const state = { state: 'invalid', invalidReason: 'not_offered' } as const
  for (const publicId of publicIds)
    await addEnquiry(database, { publicId, schoolId, ...(isReviewed && state) })
  if (isReviewed)
    await database.pool.query(
      `insert into invalid_claim (enquiry_id, reason, evidence, is_sampled)
       select id, 'not_offered', 'x', true from enquiry where public_id = any($1)`,
      [publicIds],
    )
  if (operation === 'cancelDeskEmail')
    await database.pool.query(
      `with mail as (
         insert into outgoing_mail (to_address, subject, text_body, html_body, due_at)
         values ('asha@menon.example', 'x', 'x', 'x', now() + interval '2 days') returning id)
       insert into enquiry_message (id, enquiry_id, side, body_text, mail_id)
       select 12, enquiry.id, 'desk', 'x', mail.id from enquiry, mail where public_id = $1`,
      [publicIds[0]],
    )
  if (operation === 'undoDeskMove')
    await database.pool.query(
      `with moved as (
         update enquiry set state = 'visit', revision = 2 where public_id = any($1) returning id)
       insert into enquiry_event (enquiry_id, kind, actor_id, from_state, to_state)
       select id, 'state', 1, 'new', 'visit' from moved`,
      [publicIds],
    )
  await addVisitSlot(database, { schoolId: 12 }, { id: 12, hours: 96 })
  await database.pool.query(
    `insert into desk_task (id, enquiry_id, text, due_on, request_key)
     select 12, id, 'Send the bus plan', '2090-01-01', gen_random_uuid() from enquiry
     where public_id = $1 on conflict (id) do nothing`,
    [publicIds[0]],
  )
  await database.pool.query(
    `insert into desk_view (id, user_id, kind, target_id, name, query)
     values (12, 1, 'school', 12, 'Mine', 'assigned=me') on conflict (id) do nothing`,
  )
  await database.pool.query(
    `insert into reply_template (id, school_id, title, body_text) values (12, 12, 'Bus', 'x')
     on conflict (id) do nothing`,
  )
  if (operation !== 'editDeskVisit') return
  const { rows } = await database.pool.query('select id from enquiry where public_id = $1', [
    publicIds[0],
  ])
  await addVisit(database, rows[0].id, 12, { id: 12 })
}
