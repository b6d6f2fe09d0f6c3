import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addComment } from '../../../../test/comments.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { type CommentState, commentTransitions } from './comment-states.ts'

let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn
let author: SignedIn
let reporters: SignedIn[]

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  client = await createModerationClient(made.app, database)
  admin = await client.admin()
  author = await client.user()
  reporters = await Promise.all([1, 2, 3].map(() => client.user()))
  await database.pool.query(`
    insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
    values ('homework', 'discussion', 'Homework', '', '[]', 24, 'published', '2026-01-01')`)
})

const states = Object.keys(commentTransitions) as CommentState[]
const pairs = states.flatMap((from) =>
  states.filter((to) => to !== from).map((to) => [from, to] as const),
)
const moderations = { held: 'pending', visible: 'approved', removed: 'removed' } as const

async function commentIn(state: CommentState): Promise<number> {
  const moderation = state === 'taken_back' ? 'approved' : moderations[state]
  const id = await addComment(database, { authorId: author.id, moderation })
  if (state === 'taken_back')
    await client.rows('update comment set taken_back_at = now() where id = $1', [id])
  await client.rows(
    `insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id)
     values ('comment', $1, 'report', 'An hour', $2)`,
    [id, author.id],
  )
  return id
}

const decide = async (id: number, outcome: string, status: number) =>
  client.decide(
    admin,
    await client.caseOf('comment', id),
    { outcome, reason_code: 'abuse' },
    status,
  )

/** The way a comment comes into a state: by admins, its author or those who report it. */
const acts: Readonly<
  Record<CommentState, (id: number, from: CommentState, isAllowed: boolean) => Promise<unknown>>
> = {
  visible: (id, from, isAllowed) =>
    decide(id, from === 'removed' ? 'shown' : 'approved', isAllowed ? 200 : 409),
  removed: (id, _from, isAllowed) => decide(id, 'removed', isAllowed ? 200 : 409),
  taken_back: (id, _from, isAllowed) =>
    client.send('DELETE', '/comments/{id}', author, {
      params: { id },
      status: isAllowed ? 200 : 409,
    }),
  held: async (id, _from, isAllowed) => {
    for (const who of reporters)
      await client.send('POST', '/reports', who, {
        body: { kind: 'comment', id, reason: 'abuse' },
        status: isAllowed ? 201 : 404,
      })
  },
}

const stateOf = async (id: number) =>
  (await client.rows('select state from comment where id = $1', [id]))[0].state

describe('the states of a comment', () => {
  it('have 12 pairs, of which 7 are allowed', () => {
    expect(pairs).toHaveLength(12)
    expect(Object.values(commentTransitions).flat()).toHaveLength(7)
  })

  it.each(pairs)('from %s to %s', async (from, to) => {
    const id = await commentIn(from)
    const isAllowed = commentTransitions[from].includes(to)
    const before = await client.record('comment', id)
    await acts[to](id, from, isAllowed)
    if (!isAllowed) return expect(await client.record('comment', id)).toBe(before)
    expect(await stateOf(id)).toBe(to)
    const events = await client.rows(
      'select from_state, to_state from comment_event where comment_id = $1 order by id desc limit 1',
      [id],
    )
    expect(events).toEqual([{ from_state: from, to_state: to }])
  })
})
