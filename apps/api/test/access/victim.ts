import { addPerson, type Person } from './people.ts'
import type { World } from './world.ts'

/** What is known of the victim alone, all of it private. */
const secrets = {
  lastname: 'Zzyzxwala',
  phone: '918273645546',
  child: 'Chhotu Zzyzxwala',
  note: 'zebra-note-5501',
  draft: 'zebra-draft-5502',
  school: 'zebra-school-5503',
  store: 'zebra-store-5504',
  upload: 'zebra-upload-5505',
  exited: 'zebra-left-5506',
  address: 'zebra-address-5507',
  wish: 'zebra-wish-5508',
  reason: 'zebra-reason-5509',
}

/** Somebody who keeps something of every kind that can be kept of a user. */
export async function addVictim({ database, newLink }: World): Promise<Person> {
  const victim = await addPerson(database, 'a user')
  const { id, email } = victim
  await newLink(id, 'login', email)
  const write = (query: string, ...values: string[]) => database.pool.query(query, [id, ...values])
  await write(
    `update app_user set lastname = $2, phone = $3, profile_image = $4,
       children = jsonb_build_array(jsonb_build_object('name', $5::text, 'bornOn', '2019-02-03'))
     where id = $1`,
    ...[secrets.lastname, secrets.phone, `/media/${secrets.upload}.webp`, secrets.child],
  )
  await write(
    'insert into bookmark (user_id, school_id, note) values ($1, 700007, $2)',
    secrets.note,
  )
  await write(
    `insert into blog (author_id, url, title, summary, topic, body_html, author_name)
     values ($1, $2, $2, '', 'fees', '<p>x</p>', 'A')`,
    secrets.draft,
  )
  await write('insert into school (owner_id, name, slug) values ($1, $2, $2)', secrets.school)
  await write('insert into store (owner_id, brand_name) values ($1, $2)', secrets.store)
  await write(
    `insert into upload (user_id, key, purpose, mime, bytes)
     values ($1, $2, 'profile', 'image/webp', 1)`,
    `${secrets.upload}.webp`,
  )
  await write(
    `insert into exited_user (user_id, first_name, last_name, email, phone, exited_page)
     values ($1, 'Z', $2, 'left@example.in', '9876543210', '/schools')`,
    secrets.exited,
  )
  await write(
    `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, after, revision)
     values ($1, 'owner', 'edited', 'store', 700007, 'address', to_jsonb($2::text), 2)`,
    secrets.address,
  )
  await write(
    `insert into admin_action (actor_id, verb, reason_text, rows) values ($1, 'edit', $2, 1)`,
    secrets.reason,
  )
  await write(
    `insert into filter_request (user_id, section, name, category, value)
     values ($1, 'schools', 'Vidya', 'Languages', $2)`,
    secrets.wish,
  )
  return victim
}

/** Words that nobody else may ever read. */
export const secretsOf = ({ email }: Person) => [email, ...Object.values(secrets)]

/** Every row that is kept of a user, in whichever table: as text, by table. */
export async function everythingOf({ database }: World, { id }: Person) {
  const { rows: tables } = await database.pool.query<{ of: string; column: string }>(`
    select conrelid::regclass::text as of, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where confrelid = 'app_user'::regclass and contype = 'f'
    union all select 'app_user', 'id' order by 1`)
  const kept: Record<string, string[]> = {}
  for (const { of, column } of tables) {
    const asked = `select row_to_json(t)::text as row from ${of} t where ${column} = $1 order by 1`
    kept[of] = (await database.pool.query(asked, [id])).rows.map(({ row }) => row)
  }
  return kept
}
