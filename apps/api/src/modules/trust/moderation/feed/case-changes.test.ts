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

const changes = (query: string) => client.send('GET', '/admin/moderation/changes', admin, { query })

describe('changes of cases', () => {
  it('reach a waiting admin: opened, claimed and decided by another', async () => {
    const { cursor, cases } = await changes('wait=0')
    expect(cases).toEqual([])
    const opening = changes(`since=${cursor}&wait=20`)
    const school = await client.school(await client.user())
    const opened = await opening
    const caseId = await client.caseOf('school', school)
    expect(opened.cases.map(({ id }: { id: number }) => id)).toEqual([caseId])

    const claiming = changes(`since=${opened.cursor}&wait=20`)
    await client.send('POST', '/admin/moderation/cases/{id}/claim', other, {
      params: { id: caseId },
      body: { take_over: false },
    })
    const claimed = await claiming
    expect(claimed.cases).toMatchObject([{ claim: { by: { id: other.id }, is_mine: false } }])

    const deciding = changes(`since=${claimed.cursor}&wait=20`)
    await client.decide(other, caseId, { outcome: 'approved' })
    expect((await deciding).cases).toMatchObject([
      { id: caseId, decision: { outcome: 'approved', decided_by: { id: other.id } } },
    ])
  })

  it('tells the admin to reload when changes may have been missed', async () => {
    expect(await changes('since=unknown-3&wait=0')).toMatchObject({ must_reload: true, cases: [] })
    const { cursor } = await changes('wait=0')
    expect(await changes(`since=${cursor}&wait=0`)).toMatchObject({
      must_reload: false,
      cases: [],
      cursor,
    })
  })
})
