import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addDesk, addEnquiry } from '../../../../test/desk-enquiries.ts'
import { formOf, temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../passwords/password-hashes.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let dataDir: string
let passwordHash: string

const password = 'Mangoes in May'

beforeAll(async () => {
  dataDir = await temporaryFolder()
  ;({ app, database } = await createTestApp({ config: { dataDir } }))
  check = await createContractCheck()
  passwordHash = await hashPassword(password)
})

const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows

async function download(caller: Partial<SignedIn>, status = 200) {
  const response = await app.inject({ url: '/api/users/my-data', headers: caller.headers ?? {} })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check('/users/my-data', status, response.json())).toEqual([])
  return response
}

async function remove(caller: Partial<SignedIn>, payload: object, status = 200) {
  const path = '/users/my-profile/deletions'
  const headers = caller.headers ?? {}
  const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}

let userCount = 0
type UserColumns = Parameters<typeof addSignedIn>[1]

/** A user with personal data in every table. */
async function addUserWithData(columns: UserColumns = {}) {
  userCount += 1
  const email = `known${userCount}@example.in`
  const user = await addSignedIn(database, { email, emailConfirmedAt: new Date(), ...columns })
  const insert = (statement: string) =>
    database.pool.query(
      statement.replaceAll(':email', `'${email.toUpperCase()}'`).replaceAll(':id', `${user.id}`),
    )
  await insert(`
    insert into school (slug, name, owner_id) values ('school-:id', 'My School', :id);
    insert into store (brand_name, owner_id) values ('My Store', :id);
    insert into product (store_id, slug, name, kind, mode, price_unit)
      select id, 'product-:id', 'My Product', 'camp', 'centre', 'camp' from store where owner_id = :id;
    insert into batch (product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
      select id, 'My Batch', '{Sat}', '2090-01-02', '09:00', '10:00', 5, 0 from product
      where slug = 'product-:id';
    insert into filter_request (user_id, section, name, category, value)
      values (:id, 'camps', 'My Product', 'Camps', 'Caving');
    insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, before, after, revision)
      values (:id, 'owner', 'edited', 'store', 1, 'brand_name', '"Store"', '"My Store"', 2);
    insert into blog (url, title, summary, topic, body_html, author_id, author_name)
      values ('blog-:id', 'My Blog', 'S', 'fees', '<p>Words</p>', :id, 'Known');
    insert into video (url, kind, title, summary, sources, duration_seconds, author_id, author_name)
      values ('video-:id', 'discussion', 'My Video', 'S', '[]', 30, :id, 'Known');
    insert into video_upload (user_id, request_key, name, bytes)
      values (:id, gen_random_uuid(), 'mine.mp4', 9);
    insert into bookmark (user_id, school_id, note)
      select :id, id, 'Call them' from school where slug = 'school-:id';
    insert into exited_user (user_id, first_name, last_name, email, phone, exited_page)
      values (:id, 'Known', 'K', 'else:id@example.in', '98765', '/'),
        (null, 'Visitor', 'K', :email, '98765', '/schools');
    insert into contact_message (name, email, topic, message)
      values ('Known', :email, 'question', 'My question');
    insert into newsletter_subscription (email, confirmed_at) values (:email, now());
    insert into newsletter_draft (title, summary, blocks, request_key)
      values ('Newsletter :id', '', '[]', gen_random_uuid());
    insert into newsletter_delivery (draft_id, subscription_id, state, why)
      select d.id, s.id, 'skipped', 'duplicate' from newsletter_draft d, newsletter_subscription s
      where d.title = 'Newsletter :id' and s.email = :email;
    insert into billing_profile (user_id, legal_name, address, state_code, email)
      values (:id, 'My Trust', 'Pune', '27', :email);
    with added as (
      insert into invoice (kind, state, user_id, number, issued_at, due_on, seller, buyer,
        place_of_supply, lines, gst_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise,
        rounding_paise, total_paise)
      values ('bill', 'issued', :id, 'MINE/:id', now(), '2090-01-01', '{}', '{"name": "My Trust"}',
        '27', '[]', 0, 100, 0, 0, 0, 0, 100) returning id)
    insert into payment (invoice_id, method, state, paise, reference)
      select id, 'transfer', 'pending', 100, 'MYREFERENCE:id' from added;
    insert into bounced_address (hash, status)
      values (sha256(convert_to(lower(:email), 'UTF8')), '5.1.1');
    insert into job (title, location, poster_id, school_id)
      select 'My Job', 'Pune', :id, id from school where slug = 'school-:id';
    insert into job_alert (user_id, every, subjects, criteria_key, token_hash)
      values (:id, 'day', '{Hindi}', 'own', sha256('alert:id'));
    insert into job_alert (email, every, subjects, criteria_key, token_hash)
      values (:email, 'week', '{Music}', 'mail', sha256('mail:id'));
    insert into outgoing_mail (to_address, subject, text_body, html_body)
      values (:email, 'My Mail', '', '');
    insert into user_link_token (hash, user_id, purpose, expires_at)
      values (sha256('link:id'), :id, 'login', now() + interval '1 hour')`)
  return { ...user, email }
}

async function uploadImage(caller: SignedIn): Promise<string> {
  const create = { width: 300, height: 200, channels: 3, background: 'teal' } as const
  const { headers, payload } = await formOf(await sharp({ create }).png().toBuffer())
  const response = await app.inject({
    method: 'POST',
    url: '/api/users/file',
    headers: { ...headers, ...caller.headers },
    payload,
  })
  return response.json().url
}
const fileExists = (url: string) => existsSync(join(dataDir, url))

/** Counts the rows that refer to a user, by id and by email. */
const countRows = async ({ id, email }: { id: number; email: string }) => {
  const [found] = await rows(
    `select (select count(*) from app_user where id = $1) + (select count(*) from user_session where user_id = $1)
      + (select count(*) from user_link_token where user_id = $1) + (select count(*) from bookmark where user_id = $1)
      + (select count(*) from blog where author_id = $1 or url = 'blog-' || $1)
      + (select count(*) from video where author_id = $1 or url = 'video-' || $1)
      + (select count(*) from video_upload where user_id = $1)
      + (select count(*) from upload where user_id = $1 and purpose = 'profile')
      + (select count(*) from job_alert where user_id = $1)
      + (select count(*) from exited_user where user_id = $1) as by_id,
      (select count(*) from contact_message where lower(email) = $2)
      + (select count(*) from newsletter_subscription where lower(email) = $2)
      + (select count(*) from job_alert where lower(email) = $2)
      + (select count(*) from exited_user where lower(email) = $2) as by_email`,
    [id, email],
  )
  return { byId: Number(found.by_id), byEmail: Number(found.by_email) }
}

describe('the export of personal data', () => {
  it('contains the data of the user from every table, and of no other user', async () => {
    const other = await addUserWithData({ firstname: 'Stranger' })
    const me = await addUserWithData({ passwordHash, googleId: 'google-secret' })
    const url = await uploadImage(me)
    const response = await download(me)
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="edbazaar-my-data.json"',
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toMatchObject({
      profile: { id: me.id, email: me.email, has_password: true },
      sessions: [{ device: 'Firefox on Linux' }],
      links: [{ purpose: 'login' }],
      bookmarks: [{ kind: 'school', name: 'My School', note: 'Call them' }],
      blogs: [{ title: 'My Blog', body_html: '<p>Words</p>' }],
      blog_revisions: [{ n: 1, title: 'My Blog', comments: [] }],
      videos: [{ n: 1, kind: 'discussion', title: 'My Video', remarks: [] }],
      video_uploads: [{ name: 'mine.mp4', received: 0 }],
      schools: [
        { name: 'My School', fees: null, age_min: null, admission_dates: [], file_captions: [] },
      ],
      stores: [
        {
          brand_name: 'My Store',
          products: [{ name: 'My Product', batches: [{ name: 'My Batch', days: ['Sat'] }] }],
        },
      ],
      filter_requests: [{ category: 'Camps', value: 'Caving', status: 'pending' }],
      edits: [{ entity: 'store', field: 'brand_name', before: 'Store', after: 'My Store' }],
      uploads: [{ path: url, purpose: 'profile' }],
      exited_users: [{ first_name: 'Known' }, { first_name: 'Visitor' }],
      contact_messages: [{ message: 'My question' }],
      newsletter_subscription: {
        confirmed_at: expect.any(String),
        newsletters: [{ title: `Newsletter ${me.id}`, state: 'skipped', why: 'duplicate' }],
      },
      job_posts: [{ title: 'My Job', employer: 'My School', status: 'live', changes: [] }],
      job_alerts: [{ subjects: ['Hindi'] }, { subjects: ['Music'], every: 'week' }],
      mails: [{ subject: 'My Mail' }],
    })
    expect(response.payload).not.toMatch(
      new RegExp(`argon2|google-secret|hash|${other.email}`, 'i'),
    )
  })

  it('contains what the user did with enquiries, without data of their senders', async () => {
    const { owner, schoolId } = await addDesk(database)
    const enquiry = await addEnquiry(database, { schoolId })
    await rows(
      `with note as (insert into enquiry_event (enquiry_id, kind, actor_id, body)
           values ($1, 'note', $2, 'My note'), ($1, 'consent', $2, null)),
         message as (insert into enquiry_message (enquiry_id, side, author_id, body_text)
           values ($1, 'desk', $2, 'My reply'), ($1, 'parent', $2, 'My question')),
         reveal as (insert into contact_reveal (enquiry_id, field, viewer_id, viewer_name)
           values ($1, 'phone', $2, 'M')),
         claim as (insert into invalid_claim (enquiry_id, reason, evidence, claimed_by)
           values ($1, 'not_offered', 'My evidence', $2)),
         export as (insert into export_log (user_id, what, filter, rows)
           values ($2, 'enquiries', '{}', 3))
       insert into reply_template (school_id, title, body_text, written_by)
         values ($3, 'Bus', 'My template', $2)`,
      [enquiry.id, owner.id, schoolId],
    )
    const response = await download(owner)
    const { reference } = enquiry
    expect(response.json().desk).toMatchObject({
      events: [{ enquiry: reference, kind: 'note', text: 'My note' }],
      messages: [{ enquiry: reference, text: 'My reply' }],
      reveals: [{ enquiry: reference, field: 'phone' }],
      claims: [{ enquiry: reference, reason: 'not_offered', evidence: 'My evidence' }],
      exports: [{ what: 'enquiries', rows: 3 }],
      templates: [{ title: 'Bus', text: 'My template' }],
    })
    expect(response.payload).not.toMatch(/Asha|menon|9845012345/)
  })

  it('contains what the user told admins', async () => {
    const me = await addSignedIn(database, { email: 'reporter@example.in' })
    const [{ id: school }] = await rows(
      `insert into school (name, slug) values ('Kaveri', 'kaveri-100009') returning id`,
    )
    const [{ id }] = await rows(
      `insert into moderation_case (subject_kind, subject_id, why, subject_name)
       values ('school', $1, 'report', 'Kaveri') returning id`,
      [school],
    )
    await rows(
      `with report as (insert into moderation_report (case_id, reporter_id, reason, weight)
           values ($1, $2, 'closed', 1)),
         appeal as (insert into moderation_appeal (case_id, user_id, text)
           values ($1, $2, 'My appeal')),
         held as (insert into held_edit (entity, entity_id, field, after, user_id, case_id)
           values ('school', $3, 'name', '"New name"', $2, $1))
       insert into school_claim (school_id, user_id, case_id, role, email, phone, text)
         values ($3, $2, $1, 'principal', 'a@kaveri.example', '9876543210', 'My request')`,
      [id, me.id, school],
    )
    expect((await download(me)).json().moderation).toMatchObject({
      reports: [{ about: 'Kaveri', reason: 'closed', agreed: null }],
      appeals: [{ text: 'My appeal' }],
      held_edits: [{ field: 'name', after: 'New name' }],
      school_claims: [{ role: 'principal', text: 'My request' }],
    })
  })

  it('omits records of an unconfirmed email', async () => {
    const me = await addUserWithData({ emailConfirmedAt: null })
    expect((await download(me)).json()).toMatchObject({
      exited_users: [{ first_name: 'Known' }],
      contact_messages: [],
      newsletter_subscription: null,
      job_alerts: [{ subjects: ['Hindi'] }],
      mails: [],
    })
  })

  it('contains more rows than a page, each once and in order', async () => {
    const me = await addSignedIn(database, { email: 'busy@example.in' })
    await rows(
      `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, revision)
       select $1, 'owner', 'edited', 'store', 1, 'address', n from generate_series(1, 130) n`,
      [me.id],
    )
    await rows(
      `insert into store (brand_name, owner_id) select 'Store ' || n, $1 from generate_series(1, 2) n`,
      [me.id],
    )
    await rows(
      `insert into product (store_id, slug, name, kind, mode, price_unit)
       select s.id, 'many-' || s.id || '-' || n, 'Service ' || n, 'camp', 'centre', 'camp'
       from store s, generate_series(1, 60) n where s.owner_id = $1 order by s.id, n`,
      [me.id],
    )
    const { edits, stores } = (await download(me)).json()
    expect(edits).toHaveLength(130)
    expect(edits[0]).not.toHaveProperty('cursor')
    const names = Array.from({ length: 60 }, (_, i) => `Service ${i + 1}`)
    for (const { products } of stores)
      expect(products.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(stores).toHaveLength(2)
  })

  it('is sent once at a time to a user, and again when the client has gone', async () => {
    const [me, other] = [
      await addSignedIn(database, { email: 'slow@example.in' }),
      await addSignedIn(database, { email: 'other@example.in' }),
    ]
    // More than the buffers of a connection hold, so that a client that reads nothing stays served.
    await rows(
      `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, after, revision)
       select $1, 'owner', 'edited', 'store', 1, 'address', to_jsonb(repeat(md5(n::text), 3000)), n
       from generate_series(1, 300) n`,
      [me.id],
    )
    const server = (await createTestApp({ config: { dataDir }, database })).app
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const client = new AbortController()
    const ask = (who: SignedIn, init: RequestInit = {}) =>
      fetch(`${address}/api/users/my-data`, {
        headers: { ...who.headers, 'accept-encoding': 'identity' },
        ...init,
      })
    const first = await ask(me, { signal: client.signal })
    expect(first.status).toBe(200)
    const refused = await ask(me)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await (await ask(other)).json()).edits).toEqual([])
    client.abort()
    const askAgain = async () => {
      await rows('truncate rate_limit_counter')
      const again = await ask(me)
      await again.body?.cancel()
      return again.status
    }
    await expect.poll(askAgain).toBe(200)
    server.server.closeAllConnections()
    await server.close()
  })

  it('requires a session and is limited to ten in an hour', async () => {
    await download({}, 401)
    const me = await addSignedIn(database, { email: 'often@example.in' })
    for (let attempt = 0; attempt < 10; attempt++) await download(me)
    const refused = await download(me, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })
})

/** A user who sent one enquiry from their account, and one from their address before signing in. */
async function addSender() {
  const { owner, schoolId } = await addDesk(database)
  const sender = await addUserWithData({ passwordHash })
  const { id: userId, email } = sender
  const enquiry = await addEnquiry(
    database,
    { schoolId, userId, email, emailKey: email },
    { userId },
  )
  await addEnquiry(database, { schoolId, email: email.toUpperCase(), emailKey: email })
  await rows(
    `with message as (insert into enquiry_message (enquiry_id, side, author_id, body_text)
       values ($1, 'desk', $2, 'Come on Saturday'))
     insert into contact_reveal (enquiry_id, field, viewer_id, viewer_name)
       values ($1, 'phone', $2, 'Lakshmi Raghavan')`,
    [enquiry.id, owner.id],
  )
  return { sender, enquiry }
}

it('the export contains the enquiries of the user with their permissions and readers', async () => {
  const { sender, enquiry } = await addSender()
  const { enquiries } = (await download(sender)).json()
  expect(enquiries).toHaveLength(2)
  expect(enquiries[0]).toMatchObject({
    reference: enquiry.reference,
    recipient: 'Vidya Niketan',
    messages: [{ side: 'desk', text: 'Come on Saturday' }],
    reveals: [{ field: 'phone', by: 'Lakshmi Raghavan' }],
    permissions: [{ notice_version: 1, channels: ['email', 'phone', 'whatsapp'] }],
  })
  expect(enquiries[0].permissions[0].notice_sha256).toMatch(/./)
})

describe('deleting an account', () => {
  it('deletes sent enquiries, and keeps hashes and times in the sealed log', async () => {
    const { sender } = await addSender()
    const consents = 'select count(*)::integer from consent'
    const sealed = 'select kind, count(*)::integer from sealed_log group by kind order by kind'
    const [before] = await rows(consents)
    await rows('delete from sealed_log')
    await remove(sender, { email: sender.email, password })
    expect(await rows('select id from enquiry where lower(email) = $1', [sender.email])).toEqual([])
    expect(await rows(consents)).toEqual([{ count: before.count - 2 }])
    expect(await rows(sealed)).toEqual([
      { kind: 'account', count: 1 },
      { kind: 'consent', count: 2 },
      { kind: 'enquiry', count: 2 },
      { kind: 'reveal', count: 1 },
    ])
  })

  it('deletes all data except schools and stores, which lose their owner', async () => {
    const other = await addUserWithData()
    const me = await addUserWithData({ passwordHash, firstname: 'Asha' })
    const [used, unused] = [await uploadImage(me), await uploadImage(me)]
    await app.inject({
      method: 'PUT',
      url: '/api/users/my-profile',
      headers: me.headers,
      payload: { field: 'profile_image', value: used },
    })
    const before = await countRows(other)
    expect(await remove(me, { email: ` ${me.email.toUpperCase()} `, password })).toEqual({
      status: 200,
      msg: 'Your account has been deleted.',
    })
    expect(await countRows(me)).toEqual({ byId: 0, byEmail: 0 })
    expect([fileExists(used), fileExists(unused)]).toEqual([false, false])
    expect(await countRows(other)).toEqual(before)
    const remainingSchools = await rows(
      `select owner_id, is_active from school where slug = 'school-${me.id}'`,
    )
    expect(remainingSchools).toEqual([{ owner_id: null, is_active: true }])
    const emails = await rows(
      'select subject, text_body from outgoing_mail where lower(to_address) = $1',
      [me.email],
    )
    expect(emails).toMatchObject([{ subject: 'Your account has been deleted' }])
    await download(me, 401)
    await remove(me, { email: me.email, password }, 401)
  })

  it('sends an email without text from the user, because the address may belong to someone else', async () => {
    const email = 'victim@example.in'
    const user = await addSignedIn(database, { email, firstname: 'You won: visit evil.example' })
    await remove(user, { email })
    const emails = await rows('select * from outgoing_mail where to_address = $1', [email])
    expect(emails).toMatchObject([{ subject: 'Your account has been deleted' }])
    expect(JSON.stringify(emails)).not.toContain('evil')
  })

  it('keeps records of an unconfirmed email', async () => {
    const me = await addUserWithData({ emailConfirmedAt: null })
    await remove(me, { email: me.email })
    expect(await countRows(me)).toEqual({ byId: 0, byEmail: 4 })
  })

  it('deletes the records of sent emails, also for an unconfirmed email', async () => {
    const email = 'unconfirmed@example.in'
    const user = await addSignedIn(database, { email })
    const addEmail = (sentAt: string) =>
      rows(
        `insert into outgoing_mail (to_address, subject, text_body, html_body, sent_at)
         values ($1, 'Welcome', '', '', ${sentAt})`,
        [email.toUpperCase()],
      )
    await addEmail('now()')
    await addEmail('null')
    await remove(user, { email })
    const remaining = await rows(
      'select subject, sent_at from outgoing_mail where lower(to_address) = $1 order by id',
      [email],
    )
    expect(remaining).toEqual([
      { subject: 'Welcome', sent_at: null },
      { subject: 'Your account has been deleted', sent_at: null },
    ])
  })

  it('needs no password if the account has none', async () => {
    const me = await addUserWithData({ googleId: 'google-1' })
    await remove(me, { email: me.email })
    expect(await countRows(me)).toMatchObject({ byId: 0 })
  })

  it('keeps files that a school uses, without their names', async () => {
    const me = await addUserWithData()
    const url = await uploadImage(me)
    await database.pool.query(
      `update upload set purpose = 'school', used_at = now() where user_id = $1`,
      [me.id],
    )
    const unused = await uploadImage(me)
    await database.pool.query(
      `update upload set purpose = 'school' where user_id = $1 and used_at is null`,
      [me.id],
    )
    await remove(me, { email: me.email })
    expect([fileExists(url), fileExists(unused)]).toEqual([true, false])
    const { rows } = await database.pool.query('select user_id, name from upload where key = $1', [
      url.replace('/media/', ''),
    ])
    expect(rows).toEqual([{ user_id: null, name: null }])
  })

  it.each([
    [{ email: 'other@example.in', password }, 400, 'email'],
    [{ email: '', password }, 400, 'email'],
    [{ password }, 400, 'email'],
    [{ email: true, password }, 400, 'email'],
    [{ password, user_id: 1 }, 400, 'user_id'],
  ])('is refused for %j', async (payload, status, field) => {
    const me = await addUserWithData({ passwordHash })
    const refusal = await remove(me, payload, status)
    expect(refusal.errors).toContainEqual({ field, msg: expect.any(String) })
    expect((await countRows(me)).byId).toBeGreaterThan(5)
  })

  it('refuses a missing or wrong password', async () => {
    const me = await addUserWithData({ passwordHash })
    const missing = await remove(me, { email: me.email }, 400)
    expect(missing.errors).toEqual([{ field: 'password', msg: 'is required' }])
    const wrong = await remove(me, { email: me.email, password: 'Mangoes in June' }, 401)
    expect(wrong.code).toBe('wrong_credentials')
    expect((await countRows(me)).byId).toBeGreaterThan(5)
    await remove({}, { email: me.email, password }, 401)
  })

  it('is limited to ten attempts in an hour', async () => {
    const me = await addUserWithData()
    for (let attempt = 0; attempt < 10; attempt++) await remove(me, { email: 'no@example.in' }, 400)
    await remove(me, { email: me.email }, 429)
  })
})
