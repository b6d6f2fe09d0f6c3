import { askDatabase } from '../lib/fresh-database.ts'

const firstNames = [
  'Asha',
  'Farhan',
  'Meenakshi',
  'Joseph',
  'Devika',
  'Anil',
  'Zoya',
  'Kavin',
  'Ritu',
]
const lastNames = [
  'Menon',
  'Sheikh',
  'Sundaram',
  'Kurian',
  'Rao',
  'Gupta',
  'Das',
  'Singh',
  'Iyer',
  'Bose',
  'Jain',
]

/** SQL for a name that depends on the number of the row. */
const nameFrom = (names: readonly string[]) =>
  `('{${names.join(',')}}'::text[])[1 + n % ${names.length}]`

/** A school whose owner answers enquiries. */
export interface FilledDesk {
  readonly token: string
  readonly userId: number
  readonly schoolId: number
  addEnquiries(count: number): Promise<void>
}

/** Registers a user who owns a school with so many enquiries. */
export async function fillDesk(api: string, url: string, count: number): Promise<FilledDesk> {
  const response = await fetch(`${api}/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Lakshmi',
      lastname: 'Raghavan',
      email: 'lakshmi@example.in',
      user_type: 'edbazaar',
      password: 'neem tree 7',
    }),
  })
  const registered: { token: string } = await response.json()
  const [user] = await askDatabase<{ id: number }>(url, 'select id from app_user')
  if (!user) throw new Error('The user was not registered')
  const [school] = await askDatabase<{ id: number }>(
    url,
    `insert into school (name, slug, owner_id, is_active)
     values ('Vidya Niketan', 'vidya-niketan-100001', ${user.id}, true) returning id`,
  )
  if (!school) throw new Error('The school was not added')
  await askDatabase(
    url,
    `insert into consent_notice (purpose, version, lang, body_html, sha256)
     values ('enquiry', 1, 'en', '<p>x</p>', 'x') on conflict do nothing`,
  )
  const addEnquiries = (more: number) => addTo(url, school.id, more)
  await addEnquiries(count)
  await askDatabase(url, 'vacuum analyze')
  return { token: registered.token, userId: user.id, schoolId: school.id, addEnquiries }
}

/** A year of enquiries in all states; a third are answered, a tenth have a message of the parent. */
async function addTo(url: string, schoolId: number, count: number): Promise<void> {
  await askDatabase(
    url,
    `with consent_row as (
       insert into consent (notice_id, purpose, recipient_school_id, channels, days, from_minute,
         to_minute, declared, given_at, expires_at)
       select (select min(id) from consent_notice), 'enquiry', ${schoolId}, '{email,phone}',
         '{1,2,3,4,5}', 600, 1080, 'parent', now(), now() + interval '90 days'
       from generate_series(1, ${count})
       returning id),
     numbered as (select id, row_number() over () as n from consent_row),
     first as (select coalesce(max(id), 0) as id from enquiry)
     insert into enquiry (reference, state, lost_why, invalid_why, school_id, parent_name, email,
       email_key, phone, child_name, class_sought, message, consent_id, confirmed_at, reply_due_at,
       first_reply_at, first_reply_minutes, reminded_at, request_key, recipient)
     select 'EB-' || (first.id + n), state, case when state = 'lost' then 'fees'::lost_reason end,
       case when state = 'invalid' then 'not_offered'::invalid_reason end, ${schoolId},
       ${nameFrom(firstNames)} || ' ' || ${nameFrom(lastNames)}, 'asha' || (first.id + n) || '@example.in',
       'asha' || (first.id + n) || '@example.in', (9000000000 + first.id + n)::text, 'Ira ' || n,
       'Class ' || n % 12, repeat('Is there a seat in this class, and does the bus stop here? ', 4),
       numbered.id, at, at + interval '1 day', case when n % 3 = 0 then at + interval '3 hours' end,
       case when n % 3 = 0 then 180 end, case when at < now() - interval '1 day' then at end,
       gen_random_uuid(), 0
     from numbered, first,
       lateral (select now() - make_interval(mins => (n * 37 % 525600)::integer) as at,
         (enum_range(null::enquiry_state))[1 + n % 7] as state) made`,
  )
  await askDatabase(
    url,
    `insert into enquiry_message (enquiry_id, side, body_text)
     select id, 'parent', 'Thank you. When may we visit?' from enquiry e
     where id % 10 = 0 and not exists (select from enquiry_message m where m.enquiry_id = e.id)`,
  )
}
