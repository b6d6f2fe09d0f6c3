import { addInvoice } from '../billing-records.ts'
import { addComment } from '../comments.ts'
import { addEnquiry } from '../desk-enquiries.ts'
import type { AccessFixture } from './access-fixture.ts'
import { addCaller, type TestCaller } from './callers.ts'
import { addPrivateApplicationData, privateApplicationTexts } from './private-application-data.ts'
import { addPrivateBookingData, privateBookingTexts } from './private-booking-data.ts'
import { addPrivateDeskData, privateDeskTexts } from './private-desk-data.ts'
import { addPrivateModerationData, privateModerationTexts } from './private-moderation-data.ts'

/** Private texts that belong to the owner only. */
const privateTexts = {
  lastname: 'Zzyzxwala',
  phone: '918273645546',
  child: 'Chhotu Zzyzxwala',
  question: 'zebra-question-5512',
  note: 'zebra-note-5501',
  draft: 'zebra-draft-5502',
  blogComment: 'zebra-blog-comment-5545',
  video: 'zebra-video-5546',
  videoRemark: 'zebra-video-remark-5547',
  videoUpload: 'zebra-video-upload-5548',
  school: 'zebra-school-5503',
  store: 'zebra-store-5504',
  upload: 'zebra-upload-5505',
  exited: 'zebra-left-5506',
  contactMessage: 'zebra-message-5542',
  address: 'zebra-address-5507',
  filterValue: 'zebra-filter-5508',
  reason: 'zebra-reason-5509',
  permissionReason: 'zebra-permission-5513',
  job: 'zebra-job-5541',
  invited: 'zebra-invited-5511@example.in',
  passkey: 'zebra-passkey-5510',
  alert: 'zebra-alert-5543',
  comment: 'zebra-comment-5544',
  buyer: 'zebra-buyer-5551',
  paymentReference: 'zebra-reference-5552',
  paymentFailure: 'zebra-failure-5553',
  paymentReturn: 'zebra-return-5554',
  contestEntry: 'zebra-contest-entry-5549',
  contestImage: 'zebra-contest-image-5550',
}

/** Adds a user with private data in every table that refers to users. */
export async function addPrivateDataOwner(fixture: AccessFixture): Promise<TestCaller> {
  const { database, newLink, newAuthenticator } = fixture
  const owner = await addCaller(database, 'a user')
  const { id, email } = owner
  await newLink(id, 'login', email)
  const write = (query: string, ...values: string[]) => database.pool.query(query, [id, ...values])
  await write(
    `update app_user set lastname = $2, phone = $3, profile_image = $4 where id = $1`,
    privateTexts.lastname,
    privateTexts.phone,
    `/media/${privateTexts.upload}.webp`,
  )
  await write(
    `insert into child (user_id, name, born_on) values ($1, $2, '2019-02-03')`,
    privateTexts.child,
  )
  await write(
    'insert into bookmark (user_id, school_id, note) values ($1, 700007, $2)',
    privateTexts.note,
  )
  await write(
    `insert into blog (author_id, url, title, summary, topic, body_html, author_name)
     values ($1, $2, $2, '', 'fees', '<p>x</p>', 'A')`,
    privateTexts.draft,
  )
  await write(
    `insert into blog_comment (blog_id, n, text, author_id)
     select id, 1, $2, $1 from blog where author_id = $1`,
    privateTexts.blogComment,
  )
  await write(
    `insert into blog_event (blog_id, from_status, to_status, actor, actor_id)
     select id, 'draft', status, 'author', $1 from blog where author_id = $1`,
  )
  await write(
    `insert into video (author_id, author_name, url, kind, title, summary, sources, duration_seconds)
     values ($1, 'A', $2, 'discussion', $2, '', '[]', 30)`,
    privateTexts.video,
  )
  await write(
    `insert into video_remark (video_id, n, text, author_id)
     select id, 1, $2, $1 from video where author_id = $1`,
    privateTexts.videoRemark,
  )
  await write(
    `insert into video_event (video_id, from_status, to_status, actor, actor_id)
     select id, 'draft', status, 'author', $1 from video where author_id = $1`,
  )
  await write(
    `insert into video_upload (user_id, request_key, name, bytes)
     values ($1, gen_random_uuid(), $2, 9)`,
    privateTexts.videoUpload,
  )
  await write('insert into school (owner_id, name, slug) values ($1, $2, $2)', privateTexts.school)
  await write('insert into store (owner_id, brand_name) values ($1, $2)', privateTexts.store)
  await write(
    `insert into job_alert (user_id, every, subjects, criteria_key, token_hash)
     values ($1, 'day', array[$2], 'key', sha256('alert'))`,
    privateTexts.alert,
  )
  await write(
    `insert into upload (user_id, key, purpose, mime, bytes)
     values ($1, $2, 'profile', 'image/webp', 1)`,
    `${privateTexts.upload}.webp`,
  )
  await write(
    `insert into exited_user (user_id, first_name, last_name, email, phone, exited_page)
     values ($1, 'Z', $2, 'left@example.in', '9876543210', '/schools')`,
    privateTexts.exited,
  )
  await write(
    `insert into exited_user (first_name, last_name, email, phone, exited_page, contacted_on,
       contacted_by, assigned_to)
     values ('Z', $2, 'left@example.in', '9876543210', '/schools', current_date, $1, $1)`,
    privateTexts.exited,
  )
  await write(
    `insert into contact_message (name, email, topic, message, answered_on, answered_by, assigned_to)
     values ('Zz', 'wrote@example.in', 'question', $2, current_date, $1, $1)`,
    privateTexts.contactMessage,
  )
  await write(
    `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, after, revision)
     values ($1, 'owner', 'edited', 'store', 700007, 'address', to_jsonb($2::text), 2)`,
    privateTexts.address,
  )
  await write(
    `insert into admin_action (actor_id, verb, reason_text, rows) values ($1, 'edit', $2, 1)`,
    privateTexts.reason,
  )
  await write(
    `insert into filter_request (user_id, section, name, category, value)
     values ($1, 'schools', 'Vidya', 'Languages', $2)`,
    privateTexts.filterValue,
  )
  await write(
    `insert into filter_request (section, name, category, value, status, decided_by, decided_at)
     values ('schools', 'Vidya', 'Languages', $2, 'rejected', $1, now())`,
    privateTexts.filterValue,
  )
  await write(
    `insert into listing_member (school_id, user_id, role, invited_by)
     select 700007, app_user.id, 'viewer', $1 from app_user where id <> $1 limit 1`,
  )
  await write(
    `insert into member_invitation (school_id, email, role, invited_by, token_hash, expires_at)
     values (700007, $2, 'viewer', $1, 'hash', now() + interval '1 day')`,
    privateTexts.invited,
  )
  await write(
    `insert into permission_change (user_id, permissions_before, permissions_after, was_admin, is_admin,
       reason, requested_by, decided_by, expires_at, state, decided_at)
     values ($1, '{1}', '{}', false, false, $2, $1, $1, now(), 'refused', now())`,
    privateTexts.permissionReason,
  )
  await write(
    `with added as (
       insert into job (school_id, poster_id, approved_by, title, location, status, moderation)
       values (700007, $1, $1, $2, 'Pune', 'draft', 'pending') returning id)
     insert into job_event (job_id, to_status, actor, actor_id)
     select id, 'draft', 'member', $1 from added`,
    privateTexts.job,
  )
  await write(
    `insert into subscription (user_id, plan_id, state, method, starts_on, granted_by)
     select $1, id, 'active', 'granted', current_date, $1 from plan limit 1`,
  )
  const invoiceId = await addInvoice(database, id, privateTexts.buyer)
  await write(
    `insert into payment (invoice_id, method, state, paise, reference, decided_at, decided_by)
     values ($3, 'transfer', 'failed', 1499900, $2, now(), $1)`,
    privateTexts.paymentReference,
    String(invoiceId),
  )
  await write(
    `insert into payment (invoice_id, method, state, paise, reference, reason, decided_at, returned_on,
       returned_paise, return_reference, return_note, returned_by)
     values ($3, 'transfer', 'refunded', 1499900, 'zebra-reference-5555', 'paid_before', now(),
       current_date, 1499900, 'zebra-reference-5556', $2, $1)`,
    privateTexts.paymentReturn,
    String(invoiceId),
  )
  await database.pool.query(
    `insert into payment_page (invoice_id, provider, key, paise, last_failure, expires_at)
     values ($1, 'razorpay', gen_random_uuid()::text, 1499900, $2, now())`,
    [invoiceId, privateTexts.paymentFailure],
  )
  await write(
    `with page as (
       insert into video (url, kind, title, summary, sources, duration_seconds, rules_html, entry_html,
         closes_on)
       values (gen_random_uuid()::text, 'contest', 'C', '', '[]', 0, '', '', '2099-12-31') returning id),
     made as (
       insert into contest (video_id, request_key, opens_at, closes_at, min_age, max_age)
       select id, gen_random_uuid(), now(), '2099-12-31', 0, 99 from page returning video_id),
     entered as (
       insert into contest_entry (contest_id, user_id, request_key, title)
       select video_id, $1, gen_random_uuid(), $2 from made returning id, contest_id),
     judging as (
       insert into contest_judge (contest_id, user_id) select contest_id, $1 from entered),
     pictured as (
       insert into contest_entry_image (entry_id, question_id, width, height, content, small)
       select id, 'q1', 4, 3, $3::text::bytea, 'RIFF' from entered)
     insert into contest_entry_score (entry_id, judge_id, score) select id, $1, 5 from entered`,
    privateTexts.contestEntry,
    privateTexts.contestImage,
  )
  await addPrivateDeskData(fixture, id)
  await addPrivateApplicationData(fixture, id)
  const authorId = id
  await addComment(database, { authorId, text: privateTexts.comment, moderation: 'pending' })
  await addPrivateBookingData(fixture, id)
  await addPrivateModerationData(fixture, id)
  const { id: enquiry } = await addEnquiry(
    database,
    {
      schoolId: 700007,
      userId: id,
      message: privateTexts.question,
      parentName: privateTexts.lastname,
    },
    { userId: id, recipientSchoolId: 700007 },
  )
  await write(
    `insert into enquiry_event (enquiry_id, kind, actor_id, is_for_parent) values ($2, 'sent', $1, true)`,
    String(enquiry),
  )
  await newAuthenticator(id)
  await write(
    `insert into passkey (user_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, '', 0, '{}', $2)`,
    privateTexts.passkey,
  )
  await write(`insert into recovery_code (user_id, hash) values ($1, 'hash')`)
  return owner
}

/** The texts that no other user may see. */
export const privateTextsOf = ({ email }: TestCaller) => [
  email,
  ...Object.values(privateTexts),
  ...Object.values(privateDeskTexts),
  ...Object.values(privateApplicationTexts),
  ...Object.values(privateBookingTexts),
  ...Object.values(privateModerationTexts),
]

/** Makes a user a former manager of everything that the owner has. */
export async function addFormerMemberships(
  { database }: AccessFixture,
  owner: TestCaller,
  { id }: TestCaller,
): Promise<void> {
  await database.pool.query(
    `insert into listing_member (school_id, store_id, user_id, role, removed_at)
     select school_id, store_id, $2, 'manager', now() from listing_member
     where user_id = $1 and removed_at is null`,
    [owner.id, id],
  )
}

/** All rows that refer to a user, as text, by table and column. */
export async function rowsOf({ database }: AccessFixture, { id }: TestCaller) {
  const { rows: tables } = await database.pool.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as "table", attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where confrelid = 'app_user'::regclass and contype = 'f'
    union all select 'app_user', 'id' order by 1`)
  const rows: Record<string, string[]> = {}
  for (const { table, column } of tables) {
    const statement = `select row_to_json(t)::text as row from ${table} t where ${column} = $1 order by 1`
    rows[`${table}.${column}`] = (await database.pool.query(statement, [id])).rows.map(
      ({ row }) => row,
    )
  }
  return rows
}
