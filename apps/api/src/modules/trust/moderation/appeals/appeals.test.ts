import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: ModerationClient
let admin: SignedIn
let other: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin('Anita')
  other = await client.admin('Sana')
})

const appeal = (who: SignedIn, id: number, status = 201) =>
  client.send('POST', '/moderation/cases/{id}/appeal', who, {
    params: { id },
    body: { text: 'We have moved to the next street.' },
    status,
  })

async function hidden() {
  const owner = await client.user()
  const id = await client.school(owner)
  const caseId = await client.caseOf('school', id)
  await client.decide(admin, caseId, { outcome: 'hidden', reason_code: 'closed' })
  return { owner, id, caseId }
}
const notices = (owner: SignedIn) => client.send('GET', '/users/my-moderation-notices', owner)

describe('an appeal', () => {
  it('is decided by another admin, and shows the listing again', async () => {
    const { owner, id, caseId } = await hidden()
    expect((await notices(owner)).data).toMatchObject([
      { case_id: caseId, state: 'hidden', outcome: 'hidden', appeal_until: expect.any(String) },
    ])
    await appeal(owner, caseId)
    const opened = await client.caseOf('school', id)
    expect(opened).not.toBe(caseId)
    const detail = await client.read(admin, opened)
    expect(detail).toMatchObject({
      row: { why: 'appeal' },
      appeal: { text: 'We have moved to the next street.', result: 'open' },
      rights: { decide: false, refused_why: 'same_admin' },
    })
    await client.decide(admin, opened, { outcome: 'approved' }, 403)
    await client.decide(other, opened, { outcome: 'approved' })
    const [row] = await client.rows('select moderation from school where id = $1', [id])
    expect(row.moderation).toBe('approved')
    const [, first] = (await notices(owner)).data
    expect(first).toMatchObject({ appeal: { result: 'upheld' }, appeal_until: null })
  })

  it('that is refused leaves the decision', async () => {
    const { owner, id, caseId } = await hidden()
    await appeal(owner, caseId)
    await client.decide(other, await client.caseOf('school', id), { outcome: 'ignored' })
    expect((await notices(owner)).data).toMatchObject([
      { state: 'hidden', appeal: { result: 'refused' } },
    ])
  })

  it('is for the owner, once, within 20 days, and against what can be appealed', async () => {
    const { owner, caseId } = await hidden()
    await appeal(await client.user(), caseId, 403)
    await client.rows(
      `update moderation_case set decided_at = now() - interval '21 days' where id = $1`,
      [caseId],
    )
    expect((await appeal(owner, caseId, 409)).msg).toContain('20 days')
    await client.rows('update moderation_case set decided_at = now() where id = $1', [caseId])
    await appeal(owner, caseId)
    expect((await appeal(owner, caseId, 409)).msg).toContain('already appealed')
    const approved = await client.school(owner)
    const approval = await client.caseOf('school', approved)
    await client.decide(admin, approval, { outcome: 'approved' })
    expect((await appeal(owner, approval, 409)).msg).toContain('no decision to appeal')
  })
})
