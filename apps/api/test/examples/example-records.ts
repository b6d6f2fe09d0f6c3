import { hashPassword } from '../../src/modules/accounts/passwords/password-hashes.ts'
import { hashRecoveryCode } from '../../src/modules/accounts/second-factor/recovery-codes.ts'
import { hashToken } from '../../src/modules/platform/tokens/tokens.ts'
import { addAuthenticator } from '../authenticator.ts'
import type { TestDatabase } from '../database.ts'
import { addSignedIn, type SignedIn } from '../users.ts'
import { addAdminUserRecords } from './admin-user-records.ts'
import { addApplicationRecords, isOfApplications } from './application-records.ts'
import { addBlogRecords, isOfBlogs } from './blog-records.ts'
import { addBookingRecords, isOfBookings } from './booking-records.ts'
import { addCommentRecords, isOfComments } from './comment-records.ts'
import { addContestRecords, isOfContests } from './contest-records.ts'
import type { ExampleRequest } from './contract-examples.ts'
import { addDeskRecords } from './desk-records.ts'
import { addJobRecords, isOfJobPosts } from './job-records.ts'
import { addModerationRecords, isOfModeration } from './moderation-records.ts'
import { addPlanRecords, isOfPlans } from './plan-records.ts'
import { addSenderRecords } from './sender-records.ts'
import { addVideoRecords, isOfVideos } from './video-records.ts'

const password = 'gulmohar tree 8y'

/** The purpose of the link token of an example. */
const linkPurposes: Readonly<Record<string, string>> = {
  loginWithToken: 'login',
  checkResetLink: 'reset-password',
  resetPassword: 'reset-password',
  confirmMyEmail: 'confirm-email',
  completeSecondStep: 'second-step',
  addPasskey: 'new-passkey',
  replaceRecoveryCodes: 'second-factor-change',
  removeSecondFactor: 'second-factor-change',
}
const invitationOperations = ['getInvitation', 'acceptInvitation']
const newsletterPurposes: Readonly<Record<string, string>> = {
  confirmSubscription: 'confirm',
  unsubscribeNewsletter: 'unsubscribe',
}

/**
 * Returns a function that changes seed data into the records that an example of the contract names,
 * and signs in the caller. Call it before each request.
 */
export function createExampleRecords(database: TestDatabase) {
  const passwordHash = hashPassword(password)
  const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)

  const addOwner = async (email: string): Promise<SignedIn> => {
    await run(
      `delete from app_user where id = 1 or email in ('meera@example.in', 'meera.iyer@example.in')`,
    )
    const owner = await addSignedIn(database, {
      id: 1,
      email,
      passwordHash: await passwordHash,
      emailConfirmedAt: new Date(),
      permissions: [1, 2, 3, 4, 5, 6],
      isAdmin: true,
    })
    await run('update user_session set id = 12 where user_id = $1', owner.id)
    return owner
  }

  const addUpload = async (ownerId: number, body: string) => {
    const purpose = body.includes('brand_name') || body.includes('store_id') ? 'store' : 'school'
    for (const [path] of body.matchAll(/uploads\/[\w-]+\/[\w.]+/g)) {
      await run('delete from upload where key = $1', path)
      await run(
        `insert into upload (user_id, key, purpose, name, mime, bytes)
         values ($1, $2, $3, 'gate.jpg', 'image/webp', 51200)`,
        ownerId,
        path,
        purpose,
      )
    }
  }

  /** An authenticator app and the recovery code of the examples; for set-ups, only a new app. */
  const addSecondFactor = async (id: string, ownerId: number) => {
    if (id === 'confirmAuthenticator')
      await addAuthenticator(database, ownerId, 'pending', exampleSecret)
    if (!needsSecondFactor.includes(id)) return
    await addAuthenticator(database, ownerId)
    await run(
      'insert into recovery_code (user_id, hash) values ($1, $2)',
      ownerId,
      hashRecoveryCode('7KQ2-M4XH-9PTW-C3RD'),
    )
  }

  const addToken = async (id: string, ownerId: number, email: string, token: string) => {
    const tokenHash = hashToken(token)
    await run('delete from user_link_token where hash = $1', tokenHash)
    await run('delete from newsletter_token where hash = $1', tokenHash)
    await run('delete from member_invitation where store_id = 13')
    if (linkPurposes[id])
      await run(
        `insert into user_link_token (hash, user_id, purpose, email, expires_at)
         values ($1, $2, $3, $4, now() + interval '1 day')`,
        tokenHash,
        ownerId,
        linkPurposes[id],
        email,
      )
    if (invitationOperations.includes(id))
      await run(
        `insert into member_invitation (store_id, email, role, invited_by, token_hash, expires_at)
         values (13, $1, 'counsellor', 31, $2, now() + interval '1 day')`,
        email,
        tokenHash,
      )
    await run('delete from job_alert where token_hash = $1 or confirm_hash = $1', tokenHash)
    if (/^(confirm|end|renew)JobAlert$/.test(id))
      await run(
        `insert into job_alert (email, every, criteria_key, confirm_hash, confirm_expires_at, token_hash)
         values ('reader@example.in', 'day', gen_random_uuid(), $1, now() + interval '1 day', $1)`,
        tokenHash,
      )
    await run('delete from application_mailing where token_hash = $1', tokenHash)
    if (id === 'endJobReminders')
      await run(
        `insert into application_mailing (user_id, what, token_hash) values ($1, 'closing 1', $2)
         on conflict (user_id, what) do update set token_hash = excluded.token_hash`,
        ownerId,
        tokenHash,
      )
    if (newsletterPurposes[id])
      await run(
        `insert into newsletter_token (hash, subscription_id, purpose, expires_at)
         values ($1, 12, $2, now() + interval '1 day')`,
        tokenHash,
        newsletterPurposes[id],
      )
  }

  return async ({ operation: { id }, request }: ExampleRequest): Promise<SignedIn> => {
    // The address of a new account must be free.
    const email = id === 'signUp' ? 'caller@example.in' : 'meera@example.in'
    const owner = await addOwner(email)
    for (const change of recordChanges) await run(change)
    for (const change of ownerChanges) await run(change, owner.id)
    const body: Readonly<Record<string, unknown>> = { ...request.body }
    await addUpload(owner.id, JSON.stringify(body))
    const { token, challenge = Object(body.proof).challenge } = body
    for (const each of [token, challenge])
      if (typeof each === 'string') await addToken(id, owner.id, email, each)
    await addSecondFactor(id, owner.id)
    if (isOfComments(id)) await addCommentRecords(database, owner.id)
    if (isOfDesk(id)) await addDeskRecords(database, id)
    if (isOfBlogs(id)) await addBlogRecords(database, id, owner.id)
    if (isOfContests(id)) await addContestRecords(database, id, owner.id)
    if (isOfVideos(id)) await addVideoRecords(database, id, owner.id)
    if (isOfJobPosts(id)) await addJobRecords(database, id)
    if (id === 'endMyJobAlert')
      await run(
        `insert into job_alert (id, user_id, every, criteria_key, token_hash)
         values (12, $1, 'day', gen_random_uuid(), sha256(gen_random_uuid()::text::bytea))
         on conflict (id) do update set user_id = $1`,
        owner.id,
      )
    if (id === 'restoreSession')
      await run(`update batch_session set state = 'cancelled' where id = 12`)
    if (id === 'removeHoliday')
      await run(
        `insert into holiday (id, store_id, on_day, name) values (12, 12, '2090-11-24', 'Diwali')`,
      )
    await addAdminUserRecords(database, id, owner.id)
    if (isOfApplications(id)) await addApplicationRecords(database, id, owner.id)
    if (isOfPlans(id)) await addPlanRecords(database, id, owner.id)
    if (isOfBookings(id)) await addBookingRecords(database, id, owner.id)
    if (isOfModeration(id)) await addModerationRecords(database, id, owner.id)
    if (isOfSender(id)) await addSenderRecords(database, id, owner.id)
    return owner
  }
}

const isOfSender = (id: string) =>
  /MyEnquiry|MyVisit|MyRoute|Enquiries|FromEnquiry|EnquiryConsent|NewOwner|ConfirmationAgain|objectTo/.test(
    id,
  )
const isOfDesk = (id: string) => /Desk|ReplyTemplate|VisitSlot|claimInvalid|reviewInvalid/.test(id)

const needsSecondFactor = [
  'completeSecondStep',
  'createSecondFactorChallenge',
  'replaceRecoveryCodes',
  'removeSecondFactor',
]
const exampleSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** When an app with the secret of the examples shows the code of the examples. */
export const exampleCodeTime = Date.UTC(2026, 10, 24)

const recordChanges = [
  // The caller has the id 1, which the sequence would give to the first new account.
  `select setval('app_user_id_seq', greatest(100, nextval('app_user_id_seq')))`,
  `update school set is_active = true, deleted_at = null, slug = case id
     when 12 then 'vidya-niketan-public-school-482913' else 'national-public-school-104233' end
   where id in (12, 13)`,
  `update store set is_active = true, deleted_at = null where id = 12`,
  `update product set store_id = 12, is_active = true, deleted_at = null, slug = 'keyboard-for-beginners-318204'
   where id = 12`,
  `insert into batch (id, product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
   values (12, 12, 'Morning', '{Sat}', '2090-01-02', '09:00', '10:00', 5, 0)
   on conflict (id) do update set product_id = 12`,
  `update batch set state = 'open', revision = 1 where id = 12`,
  `delete from batch_session where id = 12`,
  `insert into batch_session (id, batch_id, n, starts_at, ends_at)
   values (12, 12, 1000, '2090-11-23T11:30:00Z', '2090-11-23T13:00:00Z')`,
  `delete from holiday where store_id = 12`,
  `update job set status = 'live', deleted_at = null where id = 7`,
  `insert into newsletter_subscription (id, email) values (12, 'reader@example.in')
   on conflict do nothing`,
  `insert into app_user (id, firstname, lastname, email)
   values (31, 'Asha', 'Rao', 'asha@vidya.example') on conflict do nothing`,
  // A request of nobody who calls.
  `delete from filter_request where id = 61`,
  `insert into filter_request (id, user_id, section, name, category, value)
   values (61, 31, 'schools', 'Vidya Niketan Public School', 'Languages', 'Sign language')`,
  `delete from filter_value where name = 'Sign language'`,
  `insert into exited_user (id, first_name, last_name, email, phone, exited_page)
   values (71, 'Meera', 'Iyer', 'meera.iyer@left.example', '9876543210', '/schools')
   on conflict (id) do update set revision = 1, contacted_on = null, contacted_by = null`,
  `insert into contact_message (id, name, email, topic, message)
   values (71, 'Meera Iyer', 'meera.iyer@left.example', 'question', 'Does the list include hostels?')
   on conflict (id) do update set revision = 1, answered_on = null, answered_by = null`,
  `insert into newsletter_draft (id, title, summary, blocks, request_key)
   values (81, 'School visits', '', '[{"type": "text", "html": "<p>Ask to walk.</p>"}]',
     '5f0c1c52-6a0b-4b7a-9a39-2f4f5f0f6f80')
   on conflict (id) do update set revision = 1, state = 'draft'`,
  `insert into partner (name, key, origins)
   values ('Parents of Pune', 'edb_4Hq7Lm2Xc9Tz1Kd8Rw5BnP', '{https://parents.example.in}')
   on conflict do nothing`,
]

const ownerChanges = [
  'update school set owner_id = $1 where id = 12',
  'update store set owner_id = $1 where id = 12',
  `insert into listing_member (school_id, user_id, role, invited_by) values (12, 31, 'viewer', $1)
   on conflict do nothing`,
]
