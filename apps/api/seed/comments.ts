import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import { createCasesRepository } from '../src/modules/trust/cases/cases.repository.ts'

interface DemoComment {
  readonly text: string
  /** The email of a demo account, before the @. */
  readonly by: 'parent' | 'provider' | 'admin' | 'seeker'
  readonly moderation: 'approved' | 'pending' | 'removed'
  readonly hoursAgo: number
  /** The index of the comment that it replies to. */
  readonly replyTo?: number
  readonly isTakenBack?: boolean
}

const video = 'how-much-homework-is-enough'

/** A comment in every state. */
const comments: readonly DemoComment[] = [
  {
    text: 'Twenty minutes a day works for our daughter in class 3. On days with dance practice she does none, and her teacher agreed to that in writing.',
    by: 'parent',
    moderation: 'approved',
    hoursAgo: 70,
  },
  {
    text: 'We ask our teachers to write the expected minutes next to each task. If it takes twice as long, parents may stop and sign.',
    by: 'provider',
    moderation: 'approved',
    hoursAgo: 66,
    replyTo: 0,
  },
  {
    text: 'गर्मी की छुट्टियों में भी इतना गृहकार्य क्यों? बच्चों को दादा-दादी के घर का समय भी चाहिए।',
    by: 'seeker',
    moderation: 'approved',
    hoursAgo: 41,
  },
  {
    text: 'Please add the study that the principal mentions at 0:14.',
    by: 'admin',
    moderation: 'approved',
    hoursAgo: 30,
    isTakenBack: true,
  },
  {
    text: 'The board’s circular on school bags also limits homework by class.\nNone for classes 1 and 2.',
    by: 'provider',
    moderation: 'approved',
    hoursAgo: 28,
    replyTo: 3,
  },
  {
    text: 'Everybody who gives homework is an idiot.',
    by: 'seeker',
    moderation: 'removed',
    hoursAgo: 20,
  },
  {
    text: 'Does anybody have experience with a homework-free school in Pune?',
    by: 'parent',
    moderation: 'pending',
    hoursAgo: 3,
  },
]

/** Adds comments to a demo discussion; the one that waits has a case in the queue. */
export async function insertComments(tx: Db): Promise<void> {
  const ids: number[] = []
  for (const comment of comments) {
    const parentId = comment.replyTo === undefined ? null : (ids[comment.replyTo] ?? null)
    const { rows } = await tx.execute<{ id: number; authorId: number; title: string }>(sql`
      insert into comment (video_id, parent_id, author_id, body_text, moderation, taken_back_at,
        request_key, at)
      select video.id, ${parentId}::integer, u.id, ${comment.text}, ${comment.moderation},
        case when ${comment.isTakenBack ?? false} then now() end, gen_random_uuid(),
        now() - make_interval(hours => ${comment.hoursAgo})
      from video, app_user u
      where video.url = ${video} and u.email = ${`${comment.by}@edbazaar.example`}
      returning id, author_id as "authorId", (select title from video where id = video_id) as title`)
    const [added] = rows
    if (!added) throw new Error('A demo comment was not added')
    ids.push(added.id)
    if (comment.moderation === 'pending') await openCase(tx, added, comment.text)
  }
}

async function openCase(
  tx: Db,
  { id, authorId, title }: { id: number; authorId: number; title: string },
  text: string,
): Promise<void> {
  await createCasesRepository().open(
    tx,
    { kind: 'comment', id, name: text, place: title, ownerId: authorId },
    {
      why: 'new',
      actorId: authorId,
      fromRevision: null,
      toRevision: null,
      baseline: null,
      fields: [],
      heldFields: [],
      findings: [],
    },
  )
}
