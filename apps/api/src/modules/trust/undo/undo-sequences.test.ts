import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createModerationClient } from '../../../../test/moderation-client.ts'
import { seededRandom } from '../../../../test/random.ts'
import { hourMs } from '../../platform/dates/durations.ts'

/** Sequences of one run; set `UNDO_SEQUENCES=1000` after changes to the undo. */
const sequences = Number(process.env.UNDO_SEQUENCES ?? 100)

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

const texts = ['A', 'é', '  spaced  ', '<b>', "O'Brien", '🏫', 'ಕಾವೇರಿ', 'x'.repeat(150)]
const edits = [
  () => ['name', `School ${pick(texts)}`],
  () => ['address', pick([null, ...texts, 'x'.repeat(400)])],
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

/** A school of the register with an open case about its address. */
async function schoolWithCase() {
  const id = await client.registerSchool(owner)
  const [opened] = await client.rows(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, fields,
       baseline, to_revision)
     select 'school', id, 'report', name, owner_id, '{address}', jsonb_build_object(
       'address', 'Before', 'filterIds', filter_ids, 'files', files, 'fileCaptions', file_captions,
       'admissionDates', admission_dates, 'startsAt', null, 'endsAt', null), 1
     from school where id = $1 returning id`,
    [id],
  )
  return { school: id, caseId: opened.id as number }
}

it(
  'puts every row back byte by byte after random actions and undos',
  async () => {
    const subjects = await Promise.all([0, 1, 2].map(schoolWithCase))
    const store = await client.store(await client.user())
    const storeCase = await client.caseOf('store', store)

    const lastAction = async () => {
      const [last] = await client.rows('select max(id) as id from admin_action')
      return Number(last.id)
    }
    const decideTable = (kind: string, id: number) => {
      const outcome = pick(['hide', 'show', 'remove', 'approve'])
      return client.decideListings(admin, { kind, ids: [id], outcome, reason_code: 'closed' })
    }
    async function decideCase(id: number) {
      const { next_states: possible } = await client.read(admin, id)
      if (possible.length === 0) return
      const outcome = pick<string>(possible)
      const fields = [{ field: 'address', reason_code: 'wrong_facts' }]
      const rejected = outcome === 'rejected_fields' ? { fields } : {}
      await client.decide(admin, id, { outcome, reason_code: 'wrong_facts', ...rejected })
    }
    const act = async () => {
      const before = await lastAction()
      const { school, caseId } = pick(subjects)
      const [field, value] = pick(edits)()
      const kind = random()
      if (kind < 0.5) await client.editAsAdmin(admin, school, String(field), value)
      else if (kind < 0.65) await decideTable('school', school)
      else if (kind < 0.75) await decideTable('store', store)
      else await decideCase(pick([caseId, storeCase]))
      const after = await lastAction()
      return after === before ? undefined : after
    }
    const recordsOf = () =>
      Promise.all([
        client.record('store', store),
        client.record('moderation_case', storeCase),
        ...subjects.flatMap(({ school, caseId }) => [
          client.record('school', school),
          client.record('moderation_case', caseId),
        ]),
      ])

    for (let n = 0; n < sequences; n += 1) {
      const before = await recordsOf()
      const done: number[] = []
      for (let step = 0; step < 1 + Math.floor(random() * 2); step += 1) {
        const action = await act()
        if (action !== undefined) done.push(action)
      }
      const after = await recordsOf()
      const undos: number[] = []
      for (const action of done.toReversed())
        undos.push((await client.undo(admin, action)).action_id)
      expect(await recordsOf(), `sequence ${n}`).toEqual(before)
      if (random() < 0.3) {
        const redone: number[] = []
        for (const undo of undos.toReversed())
          redone.push((await client.undo(admin, undo)).action_id)
        expect(await recordsOf(), `sequence ${n}, done again`).toEqual(after)
        for (const redo of redone.toReversed()) await client.undo(admin, redo)
        expect(await recordsOf(), `sequence ${n}, undone again`).toEqual(before)
      }
    }
    const miscounted = await client.rows(
      `select a.id, a.verb, a.rows, count(e.id)::integer as entries
     from admin_action a left join audit_entry e on e.action_id = a.id
     group by a.id having a.rows <> count(e.id)`,
    )
    expect(miscounted).toEqual([])
  },
  hourMs,
)
