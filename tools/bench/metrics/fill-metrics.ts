import { askDatabase } from '../lib/fresh-database.ts'

/** Adds what 90 days of a large site leave behind, and returns the token of an admin. */
export async function fillMetrics(api: string, url: string, schools: number): Promise<string> {
  const response = await fetch(`${api}/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Anita',
      lastname: 'Rao',
      email: 'anita@example.in',
      user_type: 'edbazaar',
      password: 'neem tree 7',
    }),
  })
  const { token }: { token: string } = await response.json()
  for (const statement of statements(schools)) await askDatabase(url, statement)
  return token
}

const statements = (schools: number) => [
  'update app_user set is_admin = true',
  `insert into school (name, slug, state, is_active, contact_phone, files)
   select 'School ' || n, 'school-' || n, 'State ' || n % 36, true,
     case when n % 3 > 0 then '98450 12345' end, case when n % 5 = 0 then '["/a.webp"]' else '[]' end::jsonb
   from generate_series(1, ${schools}) n`,
  `insert into listing_view (kind, listing_id, day, source, views)
   select 'school', school.id, current_date - day, source::view_source, 1 + day % 7
   from (select id from school order by id limit 4000) school, generate_series(0, 89) day,
     unnest('{search,list,landing}'::text[]) source`,
  `insert into consent_notice (purpose, version, lang, body_html, sha256)
   values ('enquiry', 1000, 'en', '<p>x</p>', 'x')`,
  `with given as (
     insert into consent (notice_id, purpose, channels, days, from_minute, to_minute, declared, expires_at)
     select (select max(id) from consent_notice), 'enquiry', '{email}', '{1}', 0, 1440, 'parent',
       now() + interval '1 year' from generate_series(1, 50000) returning id
   ), numbered as (select id, row_number() over () as n from given)
   insert into enquiry (reference, school_id, message, parent_name, email, email_key, consent_id,
     confirmed_at, first_reply_at, request_key, recipient)
   select 'B' || n, (select min(id) from school) + n % 4000, 'x', 'Asha', 'a@example.in', 'a@example.in',
     id, now() - n % 90 * interval '1 day',
     case when n % 10 > 0 then now() - n % 90 * interval '1 day' + n % 200 * interval '1 hour' end,
     gen_random_uuid(), 0
   from numbered`,
  `insert into enquiry_event (enquiry_id, kind, from_state, to_state, at)
   select id, 'state', 'new', case when id % 4 = 0 then 'enrolled' else 'visit' end::enquiry_state,
     confirmed_at + interval '1 day' from enquiry where id % 2 = 0`,
  `insert into moderation_case (subject_kind, subject_id, why, subject_name, opened_at, outcome, decided_at)
   select 'school', n, 'edit', 'School ' || n, now() - n % 90 * interval '1 day', 'approved',
     now() - n % 90 * interval '1 day' + n % 70 * interval '1 hour'
   from generate_series(1, 20000) n`,
  `insert into search_unanswered_query (day, query, empty)
   select current_date - day, 'words ' || n, 1 + n % 9 from generate_series(0, 89) day, generate_series(1, 1000) n`,
  `insert into search_answered_query (day, query, searches, clicks)
   select current_date - day, 'words ' || n, 1 + n % 9, n % 3
   from generate_series(0, 29) day, generate_series(1, 3000) n`,
  'vacuum analyze',
]
