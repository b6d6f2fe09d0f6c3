import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { hostileStrings, shareOf } from '../../../../test/hostile-strings.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { contestNotice } from '../../accounts/consents/contest-notice.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import {
  type ContestState,
  contestStates,
  type EntryState,
  entryStates,
  mayMoveContest,
  mayMoveEntry,
} from './contest-states.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  admin = await client.admin()
})

const fields = (changes: object = {}) => ({
  title: `Invent from scrap ${randomUUID().slice(0, 8)}`,
  summary: 'A machine from what was thrown away.',
  description: 'One minute of video.\n\nNothing is bought.',
  rules: 'For ages 8 to 14.',
  how_to_enter: 'Send a link to a video.',
  opens_at: new Date(Date.now() - hourMs).toISOString(),
  closes_at: new Date(Date.now() + 240 * hourMs).toISOString(),
  min_age: 8,
  max_age: 14,
  questions: [{ id: 'q1', label: 'Link to the video', kind: 'link', is_required: true }],
  ...changes,
})

const show = (id: number) => client.send('GET', '/admin/contests/{id}', admin, { params: { id } })
const create = () =>
  client.send('POST', '/admin/contests', admin, {
    body: { request_key: randomUUID() },
    status: 201,
  })
async function save(id: number, changes: object, status = 200) {
  const { revision, fields: now } = await show(id)
  const body = { revision, fields: { ...now, ...changes } }
  return client.send('PUT', '/admin/contests/{id}', admin, { params: { id }, body, status })
}
async function move(id: number, to: ContestState, status = 200) {
  const { revision } = await show(id)
  const body = { revision, to }
  return client.send('POST', '/admin/contests/{id}/transitions', admin, {
    params: { id },
    body,
    status,
  })
}
async function published(changes: object = {}) {
  const { id } = await create()
  await save(id, fields(changes))
  return move(id, 'published')
}
/** Closes a contest as the passing of time does. */
const closeByTime = (id: number) =>
  client.rows(
    `update contest set opens_at = now() - interval '2 days', closes_at = now() - interval '1 second'
     where video_id = $1`,
    [id],
  )

/** A parent with a child of ten. */
async function newParent(bornOn: string | null = tenYearsAgo()) {
  const parent = await addSignedIn(database, { firstname: 'Meera', emailConfirmedAt: new Date() })
  const [child] = await client.rows(
    `insert into child (user_id, name, born_on) values ($1, 'Aarav Zzyzx', $2) returning id`,
    [parent.id, bornOn],
  )
  return { ...parent, childId: Number(child.id) }
}
type Parent = Awaited<ReturnType<typeof newParent>>
const tenYearsAgo = () => `${new Date().getFullYear() - 10}-01-01`

const form = (user: SignedIn, url: string, status = 200) =>
  client.send('GET', '/contests/{url}/entry-form', user, { params: { url }, status })
const add = (user: SignedIn, url: string, childId: number | null, status = 201) =>
  client.send('POST', '/contests/{url}/entries', user, {
    params: { url },
    body: { request_key: randomUUID(), child_id: childId },
    status,
  })
const content = (changes: object = {}) => ({
  title: 'A torch from a pen',
  answers: [{ id: 'q1', text: 'https://videos.example/torch' }],
  shown_name: 'Aarav',
  shown_detail: 'Class 5, Nashik',
  is_named: true,
  ...changes,
})
const fill = (user: SignedIn, id: number, revision: number, changes: object = {}, status = 200) =>
  client.send('PUT', '/users/my-contest-entries/{id}', user, {
    params: { id },
    body: { revision, ...content(changes) },
    status,
  })
const agreed = { notice_version: contestNotice.version, is_declared: true }
const moveEntry = (
  user: SignedIn,
  { id, revision }: { id: number; revision: number },
  to: EntryState,
  status = 200,
  consent: object | null = to === 'submitted' ? agreed : null,
) =>
  client.send('POST', '/users/my-contest-entries/{id}/transitions', user, {
    params: { id },
    body: { revision, to, consent },
    status,
  })

/** Sends an entry of a new parent. */
async function sent(url: string, changes: object = {}) {
  const parent = await newParent()
  return { parent, entry: await sentBy(parent, url, changes) }
}
async function sentBy(parent: Parent, url: string, changes: object = {}) {
  const [draft] = (await add(parent, url, parent.childId)).entries
  const [saved] = (await fill(parent, draft.id, draft.revision, changes)).entries
  const [entry] = (await moveEntry(parent, saved, 'submitted')).entries
  return entry
}
const scored = async (id: number) =>
  (await client.send('GET', '/admin/contests/{id}/entries', admin, { params: { id } })).data
async function setPrize(id: number, entryId: number, prize: object | null, status = 200) {
  const { revision } = (await scored(id)).find((entry: { id: number }) => entry.id === entryId)
  return client.send('PUT', '/admin/contest-entries/{id}/prize', admin, {
    params: { id: entryId },
    body: { revision, prize },
    status,
  })
}
async function newJudge(id: number) {
  const judge = await addSignedIn(database, {
    email: `${randomUUID()}@example.in`,
    emailConfirmedAt: new Date(),
  })
  const [{ email }] = await client.rows('select email from app_user where id = $1', [judge.id])
  await client.send('POST', '/admin/contests/{id}/judges', admin, {
    params: { id },
    body: { email },
  })
  return judge
}
const answer = (judge: SignedIn, id: number, entryId: number, body: object, status = 200) =>
  client.send('PUT', '/judging/{id}/entries/{entryId}', judge, {
    params: { id, entryId },
    body: { score: null, recused_why: null, ...body },
    status,
  })
const page = async (url: string) => (await app.inject({ url: `/api/videos/${url}` })).json()
const emailsTo = async (user: SignedIn) =>
  (
    await client.rows(
      `select subject from outgoing_mail m join app_user u on lower(u.email) = lower(m.to_address)
       where u.id = $1 order by m.id`,
      [user.id],
    )
  ).map(({ subject }) => subject)

describe('a contest', () => {
  it('is not public before it is published, and complete before that', async () => {
    const { id, url } = await create()
    expect((await page(url)).code).toBe('not_found')
    const { errors } = await move(id, 'published', 400)
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'fields.title',
      'fields.summary',
      'fields.rules',
      'fields.how_to_enter',
    ])
    await save(id, fields({ title: 'No' }))
    expect((await move(id, 'published', 400)).errors).toMatchObject([
      { field: 'fields.title', msg: 'Enter a title of at least 3 characters.' },
    ])
    await save(id, fields({ title: 'A quiet machine' }))
    const { url: address } = await move(id, 'published')
    const { contest, description } = await page(address)
    expect(contest.info).toMatchObject({ id, state: 'open', min_age: 8, max_age: 14 })
    expect(contest.rules).toBe('<p>For ages 8 to 14.</p>')
    expect(description).toBe('<p>One minute of video.</p><p>Nothing is bought.</p>')
    const { data } = await client.send('GET', '/admin/contests', admin)
    expect(data[0]).toMatchObject({ id, state: 'published', submitted: 0 })
  })

  it('is started once for each request key', async () => {
    const body = { request_key: randomUUID() }
    const [one, two] = [
      await client.send('POST', '/admin/contests', admin, { body, status: 201 }),
      await client.send('POST', '/admin/contests', admin, { body, status: 201 }),
    ]
    expect(one.id).toBe(two.id)
  })

  it.each([
    ['a closing before the opening', { closes_at: '2020-01-01T00:00:00Z' }],
    ['a highest age below the lowest', { max_age: 3 }],
    ['two questions with one id', { questions: Array(2).fill(fields().questions[0]) }],
    ['seven questions', { questions: Array(7).fill(fields().questions[0]) }],
    ['an age above 99', { max_age: 100 }],
  ])('refuses %s', async (_, changes) => {
    const { id } = await create()
    await save(id, fields(changes), 400)
  })

  it('refuses an old revision', async () => {
    const { id } = await create()
    const body = { revision: 9, fields: fields() }
    await client.send('PUT', '/admin/contests/{id}', admin, { params: { id }, body, status: 409 })
  })

  it('is upcoming before it opens and closed when its time has passed', async () => {
    const soon = new Date(Date.now() + hourMs).toISOString()
    const { url } = await published({ opens_at: soon })
    expect((await page(url)).contest.info.state).toBe('upcoming')
    const parent = await newParent()
    await add(parent, url, parent.childId, 409)
    const open = await published()
    const isClosed = async () => {
      const { data } = (await app.inject({ url: '/api/videos?kind=contest&per_page=50' })).json()
      return data.find((video: { id: number }) => video.id === open.id).is_closed
    }
    expect(await isClosed()).toBe(false)
    await closeByTime(open.id)
    expect(await isClosed()).toBe(true)
    expect((await page(open.url)).contest.info.state).toBe('closed')
    await add(parent, open.url, parent.childId, 409)
  })

  const contestPairs = contestStates.flatMap((from) =>
    contestStates.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  it.each(contestPairs)('from %s to %s', async (from, to) => {
    const { id, url } = await published()
    if (to === 'announced') {
      const { entry } = await sent(url)
      await client.rows(
        `update contest_entry set prize_pending = 'First prize', place = 1 where id = $1`,
        [entry.id],
      )
    }
    await client.rows(
      `update contest set state = $2::contest_state,
         announced_at = case when $2 = 'announced' then now() end where video_id = $1`,
      [id, from],
    )
    const isAllowed = mayMoveContest(from, to)
    await move(id, to, isAllowed ? 200 : 409)
    expect((await show(id)).state).toBe(isAllowed ? to : from)
  })

  it('takes an entry that is started twice at once as one', async () => {
    const { url } = await published()
    const parent = await newParent()
    const body = { request_key: randomUUID(), child_id: parent.childId }
    const send = () =>
      client.send('POST', '/contests/{url}/entries', parent, { params: { url }, body, status: 201 })
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
  })

  it('stays published once somebody has begun an entry', async () => {
    const { id, url } = await published()
    const parent = await newParent()
    await add(parent, url, parent.childId)
    await move(id, 'draft', 409)
    expect((await page(url)).contest.info.state).toBe('open')
  })
})

describe('an entry', () => {
  it('is made by a parent for a child of the right age', async () => {
    const { id, url } = await published()
    const parent = await newParent()
    expect(await form(parent, url)).toMatchObject({
      can_enter_self: false,
      children: [{ id: parent.childId, fit: 'ok' }],
      entries: [],
    })
    await sentBy(parent, url)
    expect((await form(parent, url)).entries).toMatchObject([
      { state: 'submitted', child_name: 'Aarav Zzyzx', title: 'A torch from a pen', prize: null },
    ])
    expect(await emailsTo(parent)).toEqual([expect.stringMatching(/^Entry received: /)])
    expect((await show(id)).counts).toMatchObject({ submitted: 1 })
    await add(parent, url, parent.childId, 409)
  })

  it('needs a child of the profile, with a date of birth and of the right age', async () => {
    const { url } = await published()
    const refusal = async (parent: Parent, childId: number | null) =>
      (await add(parent, url, childId, 400)).errors[0].field
    const parent = await newParent()
    expect(await refusal(parent, null)).toBe('child_id')
    expect(await refusal(parent, (await newParent()).childId)).toBe('child_id')
    const unknown = await newParent(null)
    expect(await refusal(unknown, unknown.childId)).toBe('child_id')
    const young = await newParent(`${new Date().getFullYear() - 3}-01-01`)
    expect(await refusal(young, young.childId)).toBe('child_id')
  })

  it('of an adult is possible if adults may take part', async () => {
    const { url } = await published({ max_age: 99 })
    const user = await newParent()
    const [draft] = (await add(user, url, null)).entries
    const [saved] = (await fill(user, draft.id, 1)).entries
    const { entries } = await moveEntry(user, saved, 'submitted')
    expect(entries).toMatchObject([{ state: 'submitted', child_id: null }])
  })

  it('is not sent without consent, named by field', async () => {
    const { url } = await published()
    const parent = await newParent()
    const [draft] = (await add(parent, url, parent.childId)).entries
    const [saved] = (await fill(parent, draft.id, 1)).entries
    for (const consent of [null, { notice_version: contestNotice.version, is_declared: false }]) {
      const { errors } = await moveEntry(parent, saved, 'submitted', 400, consent)
      expect(errors[0].field).toBe('consent.is_declared')
    }
    await moveEntry(parent, saved, 'submitted', 409, { notice_version: 9, is_declared: true })
  })

  it('is not sent before it is complete', async () => {
    const { url } = await published()
    const parent = await newParent()
    const [draft] = (await add(parent, url, parent.childId)).entries
    const wrong = {
      title: 'No',
      answers: [{ id: 'q1', text: 'javascript:alert(1)' }],
      shown_name: '',
    }
    const [saved] = (await fill(parent, draft.id, 1, wrong)).entries
    const { errors } = await moveEntry(parent, saved, 'submitted', 400)
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'answers.q1',
      'shown_name',
    ])
    await fill(parent, draft.id, saved.revision, { answers: [{ id: 'q9', text: 'x' }] }, 400)
  })

  it('belongs to its sender', async () => {
    const { url } = await published()
    const { entry } = await sent(url)
    const other = await newParent()
    await moveEntry(other, entry, 'withdrawn', 404)
    await fill(other, entry.id, entry.revision, {}, 404)
    expect((await form(other, url)).entries).toEqual([])
  })

  const pairs = entryStates.flatMap((from) =>
    entryStates.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  it.each(pairs)('from %s to %s, by its sender and by an admin', async (from, to) => {
    const { id, url } = await published()
    for (const actor of ['entrant', 'admin'] as const) {
      const { parent, entry } = await sent(url)
      await client.rows(`update contest_entry set state = $2::contest_entry_state where id = $1`, [
        entry.id,
        from,
      ])
      const isAllowed = mayMoveEntry(actor, from, to)
      if (actor === 'entrant') await moveEntry(parent, entry, to, isAllowed ? 200 : 409)
      else
        await client.send('POST', '/admin/contest-entries/{id}/transitions', admin, {
          params: { id: entry.id },
          body: { revision: entry.revision, to, reason: 'Bought in a shop.' },
          status: isAllowed ? 200 : 409,
        })
      const [row] = await client.rows('select state from contest_entry where id = $1', [entry.id])
      expect(row.state).toBe(isAllowed ? to : from)
    }
    expect((await show(id)).state).toBe('published')
  })

  it('cannot be changed after the closing, but withdrawn, which deletes what it says', async () => {
    const { id, url } = await published()
    const { parent, entry } = await sent(url)
    await closeByTime(id)
    await moveEntry(parent, entry, 'draft', 409)
    const { entries } = await moveEntry(parent, entry, 'withdrawn')
    expect(entries).toMatchObject([{ state: 'withdrawn', title: '', answers: [], shown_name: '' }])
    const consents = await client.rows(
      `select withdrawn_at from consent where user_id = $1 and purpose = 'contest'`,
      [parent.id],
    )
    expect(consents).toEqual([{ withdrawn_at: expect.any(Date) }])
  })

  it('is disqualified with a reason that its sender reads', async () => {
    const { url } = await published()
    const { parent, entry } = await sent(url)
    const decide = (body: object, status = 200) =>
      client.send('POST', '/admin/contest-entries/{id}/transitions', admin, {
        params: { id: entry.id },
        body: { revision: entry.revision, to: 'disqualified', reason: null, ...body },
        status,
      })
    expect((await decide({}, 400)).errors[0].field).toBe('reason')
    await decide({ reason: 'Bought in a shop.' })
    expect((await form(parent, url)).entries).toMatchObject([
      { state: 'disqualified', reason: 'Bought in a shop.' },
    ])
    expect(await emailsTo(parent)).toContainEqual(expect.stringMatching(/^Your entry was disq/))
  })

  it('keeps hostile text as text', async () => {
    const { id, url } = await published({ min_age: 0, max_age: 99 })
    const parent = await newParent()
    const [draft] = (await add(parent, url, parent.childId)).entries
    let { revision } = draft
    for (const text of shareOf(hostileStrings(), 0, 4)) {
      const response = await app.inject({
        method: 'PUT',
        url: `/api/users/my-contest-entries/${draft.id}`,
        headers: parent.headers,
        payload: {
          revision,
          ...content({
            title: text.slice(0, 120),
            answers: [{ id: 'q1', text }],
            shown_name: text.slice(0, 40),
            shown_detail: text.slice(0, 80),
          }),
        },
      })
      expect([200, 400]).toContain(response.statusCode)
      if (response.statusCode === 200) revision = response.json().entries[0].revision
    }
    const hostile = '<script>alert(1)</script>'
    await save(id, { title: hostile, rules: hostile, questions: [] })
    expect((await page(url)).contest.rules).not.toContain('<script')
  })
})

describe('judging', () => {
  it('begins after the closing, without names', async () => {
    const { id, url } = await published()
    const { entry } = await sent(url)
    const judge = await newJudge(id)
    const judging = () => client.send('GET', '/judging/{id}', judge, { params: { id } })
    expect(await judging()).toMatchObject({ can_score: false, data: [] })
    await answer(judge, id, entry.id, { score: 8 }, 409)
    await move(id, 'closed')
    const seen = await judging()
    expect(seen).toMatchObject({ can_score: true, answered: 0, total: 1 })
    expect(seen.data).toMatchObject([{ id: entry.id, score: null, must_recuse: false }])
    expect(JSON.stringify(seen)).not.toMatch(/Aarav|Zzyzx|Nashik/)
    await answer(judge, id, entry.id, { score: 8 })
    expect(await judging()).toMatchObject({ answered: 1, data: [{ score: 8 }] })
    const other = await newParent()
    await client.send('GET', '/judging/{id}', other, { params: { id }, status: 404 })
    await answer(other, id, entry.id, { score: 8 }, 404)
  })

  it('shows a score once every judge has answered', async () => {
    const { id, url } = await published()
    const { entry } = await sent(url)
    const [one, two, three] = [await newJudge(id), await newJudge(id), await newJudge(id)]
    await move(id, 'closed')
    await answer(one, id, entry.id, { score: 8 })
    await answer(two, id, entry.id, { score: 5 })
    expect(await scored(id)).toMatchObject([{ score: null, n_scores: 2, n_judges: 3 }])
    await answer(three, id, entry.id, { recused_why: 'My niece.' })
    expect(await scored(id)).toMatchObject([{ score: 6.5, n_scores: 2, n_recused: 1 }])
  })

  it('refuses scores of judges who are recused, or know the sender', async () => {
    const { id, url } = await published()
    const { parent, entry } = await sent(url)
    const judge = await newJudge(id)
    const colleague = await newJudge(id)
    await client.rows(
      `with s as (insert into school (name, slug, owner_id)
         values ('S', 'contest-' || $1::text, $1::integer) returning id)
       insert into listing_member (school_id, user_id, role) select id, $2::integer, 'viewer' from s`,
      [parent.id, colleague.id],
    )
    await move(id, 'closed')
    await answer(judge, id, entry.id, { recused_why: 'A friend.' })
    await answer(judge, id, entry.id, { score: 9 }, 409)
    await answer(colleague, id, entry.id, { score: 9 }, 409)
    await answer(colleague, id, entry.id, { recused_why: 'We work together.' })
    expect((await answer(judge, id, entry.id, {}, 400)).errors[0].field).toBe('score')
    await answer(judge, id, entry.id, { score: 11 }, 400)
  })

  it('is done by people with a confirmed account, who can be removed with their scores', async () => {
    const { id, url } = await published()
    const { entry } = await sent(url)
    const judge = await newJudge(id)
    expect(await emailsTo(judge)).toEqual([expect.stringMatching(/^Judge a contest: /)])
    await client.send('POST', '/admin/contests/{id}/judges', admin, {
      params: { id },
      body: { email: 'nobody@example.in' },
      status: 400,
    })
    await move(id, 'closed')
    await answer(judge, id, entry.id, { score: 9 })
    const remove = (status: number) =>
      client.send('DELETE', '/admin/contests/{id}/judges/{userId}', admin, {
        params: { id, userId: judge.id },
        status,
      })
    expect((await remove(200)).judges).toEqual([])
    await remove(404)
    expect(await scored(id)).toMatchObject([{ n_scores: 0, n_judges: 0 }])
    const audited = await client.rows(
      `select before, after, user_id, actor_role from audit_entry
       where entity = 'video' and entity_id = $1 and field = 'judge' order by id`,
      [id],
    )
    const by = { user_id: admin.id, actor_role: 'admin' }
    expect(audited).toEqual([
      { before: null, after: judge.id, ...by },
      { before: judge.id, after: null, ...by },
    ])
  })

  it('says on which page the first entry without an answer of the judge is', async () => {
    const { id, url } = await published()
    const judge = await newJudge(id)
    const entries = [(await sent(url)).entry, (await sent(url)).entry]
    await closeByTime(id)
    await move(id, 'closed')
    const open = async () => {
      const query = 'per_page=1'
      return (await client.send('GET', '/judging/{id}', judge, { params: { id }, query }))
        .first_open_page
    }
    expect(await open()).toBe(1)
    await answer(judge, id, entries[0].id, { score: 4 })
    expect(await open()).toBe(2)
    await answer(judge, id, entries[1].id, { recused_why: 'My school.' })
    expect(await open()).toBeNull()
  })
})

describe('the winners', () => {
  it('are announced together, and nobody learns of a prize before', async () => {
    const { id, url } = await published()
    const [first, second, third] = [await sent(url), await sent(url), await sent(url)]
    await setPrize(id, first.entry.id, { name: 'Zebra prize', place: 1 }, 409)
    await move(id, 'closed')
    await move(id, 'announced', 409)
    await setPrize(id, first.entry.id, { name: 'Zebra prize', place: 1 })
    await setPrize(id, second.entry.id, { name: 'Yak prize', place: 1 }, 400)
    await setPrize(id, second.entry.id, { name: 'Yak prize', place: 2 })
    const judge = await newJudge(id)
    const before = [
      await page(url),
      await form(first.parent, url),
      await client.send('GET', '/judging/{id}', judge, { params: { id } }),
    ]
    expect(JSON.stringify(before)).not.toMatch(/Zebra|Yak/)
    await move(id, 'announced')
    const { contest } = await page(url)
    expect(contest.info.state).toBe('announced')
    expect(contest.winners).toEqual([
      {
        prize: 'Zebra prize',
        name: 'Aarav',
        detail: 'Class 5, Nashik',
        work: 'A torch from a pen',
        images: [],
      },
      {
        prize: 'Yak prize',
        name: 'Aarav',
        detail: 'Class 5, Nashik',
        work: 'A torch from a pen',
        images: [],
      },
    ])
    expect((await form(first.parent, url)).entries).toMatchObject([{ prize: 'Zebra prize' }])
    expect(await emailsTo(first.parent)).toContainEqual(expect.stringMatching(/^You won: /))
    expect(await emailsTo(third.parent)).toContainEqual(expect.stringMatching(/^The winners of /))
    await save(id, { title: 'Another title' }, 409)
  })

  it('are shown without a name unless the parent allowed it', async () => {
    const { id, url } = await published()
    const { entry } = await sent(url, { is_named: false })
    await move(id, 'closed')
    await setPrize(id, entry.id, { name: 'First prize', place: 1 })
    await move(id, 'announced')
    expect((await page(url)).contest.winners).toMatchObject([{ name: '', detail: null }])
  })

  it.each(['withdrawn', 'disqualified', 'account', 'child'] as const)(
    'leave the page at once: %s',
    async (how) => {
      const { id, url } = await published()
      const { parent, entry } = await sent(url)
      await move(id, 'closed')
      await setPrize(id, entry.id, { name: 'First prize', place: 1 })
      await move(id, 'announced')
      const [{ revision }] = await scored(id)
      expect((await page(url)).contest.winners).toHaveLength(1)
      if (how === 'withdrawn') await moveEntry(parent, { id: entry.id, revision }, 'withdrawn')
      if (how === 'disqualified')
        await client.send('POST', '/admin/contest-entries/{id}/transitions', admin, {
          params: { id: entry.id },
          body: { revision, to: 'disqualified', reason: 'Copied.' },
        })
      if (how === 'account') await client.rows('delete from app_user where id = $1', [parent.id])
      if (how === 'child') await client.rows('delete from child where id = $1', [parent.childId])
      expect((await page(url)).contest.winners).toEqual([])
      expect(await scored(id)).toHaveLength(how === 'disqualified' ? 1 : 0)
    },
  )

  it('are in the download of their sender, as scores are in that of a judge', async () => {
    const { id, url } = await published()
    const { parent, entry } = await sent(url)
    const judge = await newJudge(id)
    await move(id, 'closed')
    await answer(judge, id, entry.id, { score: 9 })
    const data = async ({ headers }: SignedIn) =>
      (await app.inject({ url: '/api/users/my-data', headers })).json()
    expect((await data(parent)).contest_entries).toMatchObject([
      { child: 'Aarav Zzyzx', state: 'submitted', title: 'A torch from a pen' },
    ])
    expect((await data(judge)).contest_judging).toMatchObject([{ scores: [{ score: 9 }] }])
  })
})

it('keeps the events of an entry, which cannot be changed', async () => {
  const { url } = await published()
  const { entry } = await sent(url)
  const events = await client.rows(
    'select to_state from contest_entry_event where entry_id = $1 order by id',
    [entry.id],
  )
  expect(events).toEqual([{ to_state: 'draft' }, { to_state: 'submitted' }])
  await expect(
    client.rows(`update contest_entry_event set to_state = 'draft' where entry_id = $1`, [
      entry.id,
    ]),
  ).rejects.toThrow('append-only')
})
