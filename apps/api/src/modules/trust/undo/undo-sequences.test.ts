import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createModerationClient } from '../../../../test/moderation-client.ts'
import { seededRandom } from '../../../../test/random.ts'

const sequences = 1_000

const made = await createTestApp()
const client = await createModerationClient(made.app, made.database)
const admin = await client.admin()
const owner = await client.user()

const random = seededRandom('undo sequences')
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick')
  return item
}

const texts = ['A', 'é', '  spaced  ', '<b>', "O'Brien", '🏫', 'ಕಾವೇರಿ', 'x'.repeat(400)]
const edits = [
  () => ['name', `School ${pick(texts)}`],
  () => ['address', pick([null, ...texts])],
  () => ['n_students', pick([null, 0, 12, 4_000])],
  () => [
    'ages',
    pick([
      { age_min: null, age_max: null },
      { age_min: 2.5, age_max: 17.3 },
    ]),
  ],
  () => ['seats', { total: 40, left: pick([0, 7, 40]) }],
  () => ['location', { location: 'Mysuru', lat: 12.3 + random() / 7, long: 76.65 + random() / 3 }],
  () => ['timings', pick([null, { starts_at: '08:15', ends_at: '15:45' }])],
  () => ['established_on', pick([null, '1984-06-01'])],
  () => ['is_online', pick([true, false])],
  () => ['description', pick([null, `<p>${pick(['Library', 'Garden'])}</p>`])],
] as const

it('puts every row back byte by byte after random actions and undos', async () => {
  const ids = await Promise.all([0, 1, 2].map(() => client.registerSchool(owner)))
  const actionOf = async () => {
    const [last] = await client.rows('select max(id) as id from admin_action')
    return Number(last.id)
  }
  const act = async (id: number) => {
    const [field, value] = pick(edits)()
    const before = await actionOf()
    if (random() < 0.7) await client.editAsAdmin(admin, id, String(field), value)
    else {
      const outcome = pick(['hide', 'show', 'remove'])
      const reason = outcome === 'show' ? {} : { reason_code: 'closed' }
      await client.decideListings(admin, { kind: 'school', ids: [id], outcome, ...reason })
    }
    const after = await actionOf()
    return after === before ? undefined : after
  }
  const recordsOf = () => Promise.all(ids.map((id) => client.record('school', id)))

  for (let n = 0; n < sequences; n += 1) {
    const before = await recordsOf()
    const done: number[] = []
    for (let step = 0; step < 1 + Math.floor(random() * 2); step += 1) {
      const action = await act(pick(ids))
      if (action !== undefined) done.push(action)
    }
    const after = await recordsOf()
    const undos: number[] = []
    for (const action of done.toReversed()) undos.push((await client.undo(admin, action)).action_id)
    expect(await recordsOf(), `sequence ${n}`).toEqual(before)
    if (random() < 0.3) {
      const redone: number[] = []
      for (const undo of undos.toReversed()) redone.push((await client.undo(admin, undo)).action_id)
      expect(await recordsOf(), `sequence ${n}, done again`).toEqual(after)
      for (const redo of redone.toReversed()) await client.undo(admin, redo)
      expect(await recordsOf(), `sequence ${n}, undone again`).toEqual(before)
    }
  }
}, 600_000)
