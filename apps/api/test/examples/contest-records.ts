import type { TestDatabase } from '../database.ts'

/** Whether an operation needs the records of `addContestRecords`. */
export const isOfContests = (id: string) => /Contest|Judging/.test(id)

/** The state of the contest 9, if it is not published. */
const states: Readonly<Record<string, string>> = {
  setContestPrize: 'closed',
  getJudging: 'closed',
  scoreContestEntry: 'closed',
  showContestImage: 'announced',
}
const isOfDraft = new Set([
  'saveContestEntry',
  'moveContestEntry',
  'uploadContestImage',
  'removeContestImage',
])
const isOfOthers = new Set(['getJudging', 'scoreContestEntry'])

/** The contest 9 with the entry 31, the judge 12 and the child 4, as an example needs them. */
export async function addContestRecords({ pool }: TestDatabase, id: string, ownerId: number) {
  await pool.query(`delete from video where id = 9 or url = 'invent-from-scrap'`)
  await pool.query(`delete from contest where request_key = '5f0c1c1e-5f58-4f0e-8d7a-6f2f4f7a9e02'`)
  await pool.query(`delete from child where id = 4`)
  await pool.query(
    `insert into app_user (id, firstname, lastname, email, email_confirmed_at)
     values (12, 'Judge', 'Rao', 'judge@example.in', now()) on conflict do nothing`,
  )
  await pool.query(
    `insert into child (id, user_id, name, born_on)
     values (4, $1, 'Aarav', (now() - interval '10 years')::date)`,
    [ownerId],
  )
  await pool.query(
    `insert into video (id, url, kind, title, summary, sources, duration_seconds, rules_html,
       entry_html, closes_on, status, published_at)
     values (9, 'invent-from-scrap', 'contest', 'Invent from scrap', 'A machine.', '[]', 0,
       '<p>For ages 8 to 14.</p>', '<p>Send a link.</p>', current_date + 30, 'published', now())`,
  )
  await pool.query(
    `insert into contest (video_id, state, request_key, opens_at, closes_at, min_age, max_age, fields,
       announced_at)
     values (9, $1::contest_state, gen_random_uuid(), now() - interval '1 day',
       now() + interval '30 days', 8, 14,
       '[{"id": "q1", "label": "Link to the video", "kind": "link", "is_required": true},
         {"id": "q2", "label": "The machine", "kind": "image", "is_required": false}]',
       case when $1 = 'announced' then now() end)`,
    [states[id] ?? 'published'],
  )
  await pool.query('insert into contest_judge (contest_id, user_id) values (9, $1), (9, 12)', [
    ownerId,
  ])
  if (id === 'addContestEntry' || id === 'getContestEntryForm') return
  await pool.query(
    `insert into contest_entry (id, contest_id, user_id, child_id, request_key, state, revision,
       title, answers, submitted_at)
     values (31, 9, $1, $2, gen_random_uuid(), $3::contest_entry_state, $4, 'A torch',
       '[{"id": "q1", "text": "https://videos.example/torch"}]', now())`,
    [
      isOfOthers.has(id) ? 12 : ownerId,
      isOfOthers.has(id) ? null : 4,
      isOfDraft.has(id) ? 'draft' : 'submitted',
      id === 'moveContestEntry' ? 2 : 1,
    ],
  )
  if (id === 'removeContestImage' || id === 'showContestImage')
    await pool.query(
      `insert into contest_entry_image (id, entry_id, question_id, width, height, content, small)
       values (5, 31, 'q2', 4, 3, 'RIFF', 'RIFF')`,
    )
  if (id === 'showContestImage')
    await pool.query(
      `update contest_entry set prize_pending = 'First prize', prize = 'First prize', place = 1
       where id = 31`,
    )
}
