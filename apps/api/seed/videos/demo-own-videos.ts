import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import { videoRemarks, videoRevisions, videos } from '../../src/db/schema/index.ts'
import { transcriptOf } from '../../src/modules/content/videos/captions/transcript.ts'
import { captionsFile, parseCaptions } from '../../src/modules/content/videos/captions/web-vtt.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { createCasesRepository } from '../../src/modules/trust/cases/cases.repository.ts'

interface People {
  readonly authorId: number
  readonly adminId: number
}

const written = `WEBVTT

00:00.000 --> 00:04.000
<v Meera Iyer>We kept a diary of homework for one week.

00:04.000 --> 00:09.000
It was forty minutes on most days, and two hours on Thursday.

00:09.000 --> 00:14.000
So we asked the teacher what Thursday was for.
`

/** Videos of the demo parent: a draft, one in review, and one with remarks of an admin. */
export async function insertDemoOwnVideos(tx: Db, { authorId, adminId }: People): Promise<void> {
  const actor = (role: 'author' | 'admin', userId: number) =>
    tx.execute(sql`
      select set_config('edbazaar.video_actor', ${role}, true),
        set_config('edbazaar.video_actor_id', ${String(userId)}, true)`)
  const { cues } = parseCaptions(written, null)
  const own = {
    authorId,
    authorName: 'Meera Iyer',
    kind: 'discussion',
    sources: [{ path: '/media/videos/v1/a-letter-to-my-teacher.webm', type: 'video/webm' }],
    durationSeconds: 30,
    hasSound: false,
    transcript: transcriptOf(cues),
    speakers: [{ name: 'Meera Iyer', role: 'Parent' }],
  } satisfies Partial<typeof videos.$inferInsert>

  async function add(video: { url: string; title: string; summary: string; status?: 'review' }) {
    const [added] = await tx
      .insert(videos)
      .values({ ...own, ...video })
      .returning({ id: videos.id })
    if (!added) throw new Error('The demo video was not added')
    await tx
      .update(videoRevisions)
      .set({
        pupils: 'none',
        captions: [{ language: 'en', label: 'English', text: written, file: captionsFile(cues) }],
      })
      .where(sql`video_id = ${added.id}`)
    return added.id
  }

  await actor('author', authorId)
  await add({
    url: 'two-lunch-boxes',
    title: 'Two lunch boxes',
    summary: 'What comes home uneaten, and why.',
  })
  const review = 'A week of homework, hour by hour'
  const submitted = await add({
    url: 'a-week-of-homework-hour-by-hour',
    title: review,
    summary: 'A diary of one week, and a talk with the teacher.',
    status: 'review',
  })
  await createCasesRepository().open(
    tx,
    { kind: 'video', id: submitted, name: review, place: own.authorName, ownerId: authorId },
    {
      why: 'new',
      actorId: authorId,
      fromRevision: null,
      toRevision: 1,
      baseline: null,
      fields: [],
      heldFields: [],
      findings: [],
    },
  )
  const asked = await add({
    url: 'the-thursday-question',
    title: 'The Thursday question',
    summary: 'One question for the teacher changed our week.',
    status: 'review',
  })
  await actor('admin', adminId)
  await tx.execute(sql`
    select set_config('edbazaar.video_reason', 'wording', true),
      set_config('edbazaar.video_note', 'Nearly there.', true)`)
  await tx.execute(sql`update video set status = 'changes' where id = ${asked}`)
  await tx.insert(videoRemarks).values({
    videoId: asked,
    n: 1,
    atSeconds: 9,
    text: 'Leave out the name of the teacher here.',
    authorId: adminId,
    sentAt: new Date(Date.now() - dayMs),
  })
  await tx.execute(sql`
    select set_config('edbazaar.video_reason', '', true), set_config('edbazaar.video_note', '', true)`)
}
