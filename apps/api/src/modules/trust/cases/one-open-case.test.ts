import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createModerationClient } from '../../../../test/moderation-client.ts'

const made = await createTestApp()
const client = await createModerationClient(made.app, made.database)

const openCasesOf = (id: number) =>
  client.rows(
    `select why, fields, reports from moderation_case
     where subject_kind = 'school' and subject_id = $1 and decided_at is null`,
    [id],
  )

it('is all that a record has, whatever happens to it at the same time', async () => {
  const admin = await client.admin()
  const owner = await client.user()
  const readers = await Promise.all([client.user(), client.user(), client.user()])
  const id = await client.school(owner)
  await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
  await Promise.all([
    client.editSchool(owner, id, 'address', '12, 8th Main'),
    client.editSchool(owner, id, 'contact_name', 'Asha Rao'),
    client.editSchool(owner, id, 'n_students', 420),
    ...readers.map((reader) =>
      client.send('POST', '/reports', reader, {
        body: { kind: 'school', id, reason: 'wrong_facts' },
        status: 201,
      }),
    ),
  ])
  expect(await openCasesOf(id)).toEqual([
    { why: 'report', fields: ['address', 'contact_name', 'n_students'], reports: 3 },
  ])
})

it('is one in the database too', async () => {
  const id = await client.school(await client.user())
  const again = client.rows(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name)
     values ('school', $1, 'report', 'Kaveri')`,
    [id],
  )
  await expect(again).rejects.toThrow('moderation_case_open')
  expect(await openCasesOf(id)).toHaveLength(1)
})
