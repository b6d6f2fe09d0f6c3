import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { TestCaller } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { type FilterRequestStatus, mayBecome } from './filter-request-states.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn
let other: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  admin = await addSignedIn(database, { isAdmin: true, firstname: 'Anita', lastname: 'Rao' })
  other = await addSignedIn(database, { isAdmin: true, firstname: 'Sana', lastname: 'Khan' })
})

const hindi = { id: 282, name: 'Hindi' }
let count = 0
function next(): number {
  count += 1
  return count
}

interface Asked {
  readonly owner?: SignedIn
  readonly name?: string
  readonly value?: string
}

/** Asks for a language, new unless given; returns the request. */
async function ask({ owner, name = 'Kaveri', value = `Dialect ${next()}` }: Asked = {}) {
  const who = owner ?? (await client.user())
  await client.send('POST', '/schools/add-filters', who, {
    body: { name, category: 'Languages', value },
    status: 201,
  })
  const [row] = await client.rows(
    'select id from filter_request where user_id = $1 order by id desc limit 1',
    [who.id],
  )
  return { id: Number(row.id), value, owner: who }
}
const read = (id: number, who: TestCaller = admin, status = 200) =>
  client.send('GET', '/admin/filter-requests/{id}', who, { params: { id }, status })
const decide = (id: number, body: object, status = 200, who: TestCaller = admin) =>
  client.send('POST', '/admin/filter-requests/{id}/decision', who, { params: { id }, body, status })
const approve = (id: number, body: object = {}, status = 200) =>
  decide(id, { decision: 'approved', ...body }, status)
const filterIdsOf = async (school: number) =>
  (await client.rows('select filter_ids from school where id = $1', [school]))[0].filter_ids
const languages = (): Promise<{ id: number; name: string }[]> =>
  client.rows(
    `select v.id, v.name from filter_value v join filter f on f.id = v.filter_id
     where f.section = 'schools' and f.name = 'Languages' and v.is_shown`,
  )
const emailsTo = async ({ id }: SignedIn) =>
  client.rows(
    `select subject, regexp_replace(m.text_body, '\\s+', ' ', 'g') as text from outgoing_mail m join app_user u on u.email = m.to_address
     where u.id = $1 order by m.id`,
    [id],
  )
/** A school of an owner, and a request of theirs for it. */
async function askForSchool(value?: string) {
  const owner = await client.user()
  const name = `Kaveri ${next()}`
  const school = await client.registerSchool(owner, name)
  return { school, name, ...(await ask({ owner, name, ...(value !== undefined && { value }) })) }
}

const statuses: readonly FilterRequestStatus[] = ['pending', 'approved', 'merged', 'rejected']
const requests: Readonly<Record<FilterRequestStatus, object>> = {
  pending: { decision: 'pending' },
  approved: { decision: 'approved' },
  merged: { decision: 'merged', value_id: hindi.id },
  rejected: { decision: 'rejected', reason_code: 'unclear' },
}
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

describe('the states of a request', () => {
  it.each(pairs)('from %s to %s', async (from, to) => {
    const { id } = await ask()
    const decided = from === 'pending' ? null : await decide(id, requests[from])
    const before = await client.record('filter_request', id)
    const isAllowed = mayBecome(from, to)
    const refusal = to === 'pending' ? 400 : 409
    await decide(id, requests[to], isAllowed ? 200 : refusal)
    if (isAllowed) return expect((await read(id)).request.status).toBe(to)
    expect(await client.record('filter_request', id)).toBe(before)
    if (decided === null) return
    await client.undo(other, decided.action_id)
    expect((await read(id)).request).toMatchObject({ status: 'pending', decided_by: null })
  })
})

describe('an approval', () => {
  it('adds the value, selects it for the school, and tells the user', async () => {
    const { id, value, school, name, owner } = await askForSchool()
    expect(await read(id)).toMatchObject({
      request: { value, requests: 1, listings: 1, status: 'pending' },
      listings: [{ kind: 'school', id: school, name }],
      is_own: false,
    })
    const decided = await approve(id, { note: 'Thank you.' })
    expect(decided).toMatchObject({ requests: 1, listings: 1, value: { name: value } })
    expect(await languages()).toContainEqual(decided.value)
    expect(decided.value.id).toBeGreaterThanOrEqual(10_000)
    expect(await filterIdsOf(school)).toEqual([decided.value.id])
    const [mail] = await emailsTo(owner)
    expect(mail.subject).toBe(`Your request for ${value}`)
    expect(mail.text).toContain(`We have selected it for ${name}.`)
    expect(mail.text).toContain('Thank you.')
    const notices = await client.send('GET', '/users/my-moderation-notices', owner)
    expect(notices.filter_requests).toMatchObject([
      { id, value, status: 'approved', value_name: value, note: 'Thank you.' },
    ])
  })

  it('selects the value for many listings with as many statements as for one', async () => {
    async function askForSchools(count: number) {
      const value = `Dialect ${next()}`
      const requests = []
      for (let i = 0; i < count; i += 1) requests.push(await askForSchool(value))
      const [first] = requests
      if (!first) throw new Error('There is no request')
      const statements = await countStatements(() => approve(first.id))
      for (const { school } of requests) expect(await filterIdsOf(school)).toHaveLength(1)
      return statements
    }
    const one = await askForSchools(1)
    expect(await askForSchools(6)).toBe(one)
  })

  it('may give the value another name', async () => {
    const { id, value } = await ask()
    const name = `  ${value}  (spoken) `
    expect((await approve(id, { name })).value.name).toBe(`${value} (spoken)`)
    expect((await read(id)).request).toMatchObject({ value, value_name: `${value} (spoken)` })
  })

  it('decides every request for the same value, whatever its case', async () => {
    const first = await askForSchool()
    const second = await askForSchool(first.value.toUpperCase())
    expect((await read(second.id)).request).toMatchObject({ requests: 2, listings: 2 })
    expect(await approve(first.id)).toMatchObject({ requests: 2, listings: 2 })
    expect((await read(second.id)).request).toMatchObject({ status: 'approved', requests: 2 })
    expect(await emailsTo(second.owner)).toHaveLength(1)
  })

  it.each([
    [{ name: 'hindi' }, 409],
    [{ name: 'Others' }, 400],
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(81) }, 400],
    [{ name: 'two\nlines' }, 400],
    [{ value_name: 'Tulu' }, 400],
  ])('is refused with %j', async (body, status) => {
    const { id } = await ask()
    await approve(id, body, status)
    expect((await read(id)).request.status).toBe('pending')
  })
})

describe('a merge', () => {
  it('selects the value that exists, once', async () => {
    const { id, school, owner, value } = await askForSchool()
    await client.rows('update school set filter_ids = $2, absent_filter_ids = $2 where id = $1', [
      school,
      '{1}',
    ])
    await client.rows('update school set absent_filter_ids = $2 where id = $1', [school, '{282}'])
    await decide(id, { decision: 'merged', value_id: hindi.id })
    expect(await filterIdsOf(school)).toEqual([1, hindi.id])
    const [{ absent }] = await client.rows(
      'select absent_filter_ids as absent from school where id = $1',
      [school],
    )
    expect(absent).toEqual([])
    expect((await emailsTo(owner))[0].text).toContain('Languages already has Hindi')
    expect((await languages()).map(({ name }) => name)).not.toContain(value)
  })

  it.each([[{}], [{ value_id: 1 }], [{ value_id: 2_000_000_000 }], [{ value_id: 0 }]])(
    'is refused with %j',
    async (body) => {
      const { id } = await ask()
      const refusal = await decide(id, { decision: 'merged', ...body }, 400)
      expect(refusal.errors[0].field).toBe('value_id')
    },
  )
})

describe('a rejection', () => {
  it('tells the user why, who may ask again', async () => {
    const { id, owner, value } = await ask()
    await decide(id, { decision: 'rejected', reason_code: 'too_specific', note: 'Use Languages.' })
    const [mail] = await emailsTo(owner)
    expect(mail.text).toContain('Parents do not look for something so specific.')
    expect(mail.text).toContain('Use Languages.')
    const again = await ask({ owner, value })
    expect(again.id).not.toBe(id)
  })

  it.each([
    [{}, 'reason_code'],
    [{ reason_code: 'boring' }, 'reason_code'],
    [{ reason_code: 'other' }, 'note'],
    [{ reason_code: 'unclear', note: '' }, 'note'],
  ])('is refused with %j', async (body, field) => {
    const { id } = await ask()
    const refusal = await decide(id, { decision: 'rejected', ...body }, 400)
    expect(refusal.errors[0].field).toBe(field)
  })
})

describe('a decision', () => {
  it('is made once: the second admin hears who decided what', async () => {
    const { id } = await ask()
    const body = { decision: 'rejected', reason_code: 'unclear' }
    const send = (who: SignedIn, decision: object) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/filter-requests/${id}/decision`,
        headers: who.headers,
        payload: decision,
      })
    const answers = await Promise.all([send(admin, body), send(other, { decision: 'approved' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().msg).toMatch(
      /^(Anita Rao has already rejected|Sana Khan has already approved)/,
    )
  })

  it('is for an admin who did not ask for the value', async () => {
    const { id } = await ask({ owner: admin })
    expect((await read(id)).is_own).toBe(true)
    await approve(id, {}, 409)
    await decide(id, { decision: 'approved' }, 200, other)
  })

  it.each(['GET', 'POST'])('of a request that does not exist is refused (%s)', async (method) => {
    if (method === 'GET') await read(2_000_000_000, admin, 404)
    else await approve(2_000_000_000, {}, 404)
  })

  it('is for admins only', async () => {
    const { id, owner } = await ask()
    for (const [who, status] of [
      [{}, 401],
      [owner, 403],
      [await addSignedIn(database, { userType: 'edjobs' }), 403],
      [await addSignedIn(database, { permissions: [] }), 403],
    ] as const) {
      await decide(id, { decision: 'approved' }, status, who)
      await read(id, who, status)
      await client.send('GET', '/admin/filter-requests', who, { status })
    }
  })
})

describe('the undo of a decision', () => {
  it('takes the value back, and can itself be undone', async () => {
    const { id, school, value } = await askForSchool()
    const before = await Promise.all([
      client.record('school', school),
      client.record('filter_request', id),
    ])
    const decided = await approve(id)
    const after = await client.record('school', school)
    const undone = await client.undo(other, decided.action_id)
    expect(undone.refused).toBe(0)
    expect(
      await Promise.all([client.record('school', school), client.record('filter_request', id)]),
    ).toEqual(before)
    expect((await languages()).map(({ name }) => name)).not.toContain(value)
    await client.undo(other, undone.action_id)
    expect(await client.record('school', school)).toBe(after)
    expect(await languages()).toContainEqual(decided.value)
    await client.undo(other, (await latestAction()).id)
    expect((await approve(id)).value).toEqual(decided.value)
  })

  it('leaves the value if a school that the decision did not change has it', async () => {
    const { id } = await askForSchool()
    const decided = await approve(id)
    const another = await client.registerSchool(await client.user())
    await client.editAsAdmin(other, another, 'filter_ids', [decided.value.id])
    const refusal = await client.undo(other, decided.action_id, { isPreview: true })
    expect(refusal.lines).toContainEqual(
      expect.objectContaining({ entity: 'filter_value', field: 'is_shown', is_refused: true }),
    )
    await client.undo(other, decided.action_id)
    expect(await languages()).toContainEqual(decided.value)
    expect((await read(id)).request.status).toBe('approved')
  })

  it('leaves a request that its user has made again', async () => {
    const { id, owner, value } = await ask()
    const body = { decision: 'rejected', reason_code: 'unclear' }
    const decided = await decide(id, body)
    await ask({ owner, value })
    await client.undo(other, decided.action_id, { status: 409 })
  })
})

const latestAction = async () =>
  (await client.rows('select id from admin_action order by id desc limit 1'))[0]

describe('the table of requests', () => {
  it('filters, sorts and exports', async () => {
    const { id, value } = await ask()
    const list = (query: string) => client.send('GET', '/admin/filter-requests', admin, { query })
    expect((await list(`q=${value}&status=pending&section=schools`)).data).toMatchObject([
      { id, value, requester_name: expect.stringContaining('Lakshmi') },
    ])
    expect((await list(`q=${value}&section=camps`)).data).toEqual([])
    await approve(id)
    expect((await list(`q=${value}&status=pending`)).data).toEqual([])
    const [newest] = (await list('sort=-decided')).data
    expect(newest).toMatchObject({ id, decided_by: 'Anita Rao' })
    const url = `/api/admin/filter-requests/csv?q=${encodeURIComponent(value)}`
    const { payload } = await app.inject({ url, headers: admin.headers })
    expect(payload).toContain(value)
  })

  it.each(['status=open', 'section=jobs', 'sort=name', 'per_page=5', 'who=1'])(
    'refuses %s',
    async (query) => {
      await client.send('GET', '/admin/filter-requests', admin, { query, status: 400 })
    },
  )
})
