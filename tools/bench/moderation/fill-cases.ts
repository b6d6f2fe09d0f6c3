import { askDatabase } from '../lib/fresh-database.ts'

interface Sizes {
  readonly schools: number
  /** Open cases; as many were decided in the last 30 days. */
  readonly cases: number
}

/** Adds a register with owners and cases, and returns the token of an admin. */
export async function fillCases(api: string, url: string, sizes: Sizes): Promise<string> {
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
  if (!response.ok) throw new Error(`The sign-up answered ${response.status}`)
  const { token }: { token: string } = await response.json()
  for (const statement of statements(sizes)) await askDatabase(url, statement)
  return token
}

const owners = 1000

const statements = ({ schools, cases }: Sizes) => [
  'update app_user set is_admin = true',
  `insert into app_user (firstname, lastname, email)
   select 'Owner', 'Number ' || n, 'owner' || n || '@example.in' from generate_series(1, ${owners}) n`,
  `insert into school (name, slug, source, source_id, state, city, owner_id, files, moderation)
   select 'School ' || n, 'school-' || n, 'UDISE', 'bench-' || n, 'State ' || n % 36,
     'City ' || n % 700, case when n <= ${2 * cases} then (
       select min(id) from app_user where email = 'owner1@example.in') + n % ${owners} end,
     case when n % 5 = 0 then '["/a.webp"]' else '[]' end::jsonb,
     case when n % 3 = 0 and n <= ${cases} then 'unreviewed' else 'approved' end::moderation_state
   from generate_series(1, ${schools}) n`,
  `insert into moderation_case (subject_kind, subject_id, why, subject_name, subject_place, owner_id,
     from_revision, to_revision, baseline, fields, held_fields, findings, opened_at)
   select 'school', id, (array['new', 'edit', 'edit', 'edit', 'report'])[1 + n % 5]::moderation_why,
     name, city, owner_id, 1, revision, jsonb_build_object('name', 'Before'), '{address}',
     case when n % 50 = 0 then '{name}' else '{}' end::text[],
     case when n % 7 = 0
       then '[{"code": "ranking", "field": "address", "excerpt": "No. 1", "amount": null}]'
       else '[]' end::jsonb,
     now() - n % 9000 * interval '1 minute'
   from (select *, row_number() over (order by id) as n from school) s where n <= ${cases}`,
  `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, opened_at,
     outcome, decided_at)
   select 'school', id, 'edit', name, owner_id, now() - (n % 30 + 1) * interval '1 day', 'approved',
     now() - n % 30 * interval '1 day'
   from (select *, row_number() over (order by id) as n from school) s
   where n > ${cases} and n <= ${2 * cases}`,
  'vacuum analyze',
]
