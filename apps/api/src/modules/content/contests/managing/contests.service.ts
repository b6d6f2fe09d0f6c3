import { randomUUID } from 'node:crypto'
import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ContestField } from '../../../../db/schema/index.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { momentInIndia } from '../../../platform/dates/india-time.ts'
import { slugText } from '../../../platform/slugs/slug-text.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import { paragraphsHtml, paragraphsText } from '../../review/paragraphs.ts'
import type { ContestEmails } from '../contest-emails.ts'
import { noContest } from '../contest-errors.ts'
import { type ContestState, contestStateNames, mayMoveContest } from '../contest-states.ts'
import type { ContestRecord, ContestsRepository } from '../contests.repository.ts'
import type { EntriesRepository } from '../entries/entries.repository.ts'

export type ContestsService = ReturnType<typeof createContestsService>

interface ContestsDeps {
  readonly repository: ContestsRepository
  readonly entries: EntriesRepository
  readonly audit: AuditService
  readonly emails: ContestEmails
}

const mostListed = 200
/** Images of an entry, over all questions. */
const mostImages = 10
/** Days that a new contest is open, until an admin chooses dates. */
const usualDays = 30
const dayLength = 86_400_000

/** Contests as admins manage them; their entries are in `entry-decisions.service.ts`. */
export function createContestsService({ repository, entries, audit, emails }: ContestsDeps) {
  async function show(id: number): Promise<Schema<'AdminContest'>> {
    const contest = await repository.find(id)
    if (!contest) throw noContest()
    const [judges, totals] = await Promise.all([repository.judges(id), repository.counts(id)])
    const counts = { draft: 0, submitted: 0, withdrawn: 0, disqualified: 0 }
    for (const { state, total } of totals) counts[state] = total
    return {
      id,
      revision: contest.revision,
      state: contest.state,
      url: contest.url,
      is_public: contest.isPublic,
      fields: contestFieldsOf(contest),
      announced_at: contest.announcedAt?.toISOString() ?? null,
      judges: judges.map(({ userId, name, email }) => ({ user_id: userId, name, email })),
      counts,
    }
  }

  /** Records a judge, by the id of the user, who was added or removed. */
  const recordJudge = (
    tx: Db,
    { userId }: Caller,
    id: number,
    change: { readonly before: number | null; readonly after: number | null },
  ) =>
    audit.recordEdits(tx, {
      entity: 'video',
      entityId: id,
      actor: { userId, role: 'admin' },
      revision: null,
      edits: [{ field: 'judge', ...change }],
    })

  async function lock(tx: Db, id: number, revision: number): Promise<ContestRecord> {
    const contest = await repository.lock(tx, id)
    if (!contest) throw noContest()
    if (contest.revision !== revision)
      throw new AppError('conflict', 'This contest was changed by someone else. Reload it first.')
    return contest
  }

  async function freeUrl(tx: Db, { id, title }: ContestRecord): Promise<string> {
    const base = slugText(title) || `contest-${id}`
    return (await repository.isUrlTaken(tx, id, base)) ? `${base}-${id}` : base
  }

  /** Side effects of a state change. */
  async function follow(tx: Db, contest: ContestRecord, to: ContestState): Promise<void> {
    const { id } = contest
    if (to === 'published') {
      if (contest.closesAt.getTime() <= Date.now())
        throw refused('fields.closes_at', 'Choose a closing time in the future.')
      if (contest.state === 'closed') return
      requireComplete(contest)
      const url = contest.url.startsWith('draft-') ? await freeUrl(tx, contest) : contest.url
      await repository.publishPage(tx, id, url)
      return
    }
    if (to === 'draft') {
      if ((await repository.counts(id, tx)).length > 0)
        throw new AppError('conflict', 'Somebody has begun an entry, so it stays published.')
      await repository.hidePage(tx, id)
      return
    }
    if (to === 'announced') await announce(tx, contest)
  }

  /** Makes every prize public and emails all who took part, in one transaction. */
  async function announce(tx: Db, contest: ContestRecord): Promise<void> {
    if ((await entries.awardPrizes(tx, contest.id)) === 0)
      throw new AppError('conflict', 'Choose at least one winner first.')
    await emails.results(tx, contest, await entries.submitted(tx, contest.id))
  }

  return {
    show,

    async list(): Promise<Schema<'AdminContestList'>> {
      const rows = await repository.list(mostListed)
      return {
        data: rows.map((row) => ({
          id: row.id,
          title: row.title,
          url: row.url,
          state: row.state,
          opens_at: row.opensAt.toISOString(),
          closes_at: row.closesAt.toISOString(),
          submitted: row.submitted,
        })),
      }
    },

    /** Starts a draft once for each request key; returns its id. */
    create: ({ userId }: Caller, { request_key: requestKey }: Body<'createContest'>) =>
      repository.transaction(async (tx) => {
        const known = await repository.idOfKey(tx, requestKey)
        if (known !== undefined) return known
        const opensAt = new Date()
        const lastDay = isoDayInIndia(new Date(opensAt.getTime() + usualDays * dayLength))
        const closesAt = momentInIndia(lastDay, '18:00')
        const id = await repository.add(
          tx,
          { requestKey, opensAt, closesAt },
          { url: `draft-${randomUUID()}`, closesOn: lastDay },
        )
        const actor = { userId, role: 'admin' } as const
        await audit.recordCreation(tx, { actor, entity: 'video', entityId: id, revision: 1 })
        return id
      }),

    /** Saves the fields of a contest. Throws `not_found`, `conflict` or `invalid_request`. */
    async save({ userId }: Caller, id: number, { revision, fields }: Body<'saveContest'>) {
      await repository.transaction(async (tx) => {
        const contest = await lock(tx, id, revision)
        if (contest.state === 'announced')
          throw new AppError(
            'conflict',
            'The winners are announced. The contest can no longer be changed.',
          )
        const before = contestFieldsOf(contest)
        const changes = columnsOf(fields)
        if (changes.opensAt >= changes.closesAt)
          throw refused('fields.closes_at', 'Choose a closing time after the opening.')
        if (changes.minAge > changes.maxAge)
          throw refused('fields.max_age', 'The maximum age cannot be below the minimum age.')
        if (new Set(changes.fields.map((field) => field.id)).size < changes.fields.length)
          throw refused('fields.questions', 'Give each question an id of its own.')
        if (imagesOf(changes.fields) > mostImages)
          throw refused('fields.questions', `Ask for at most ${mostImages} images in all.`)
        await repository.save(tx, id, changes)
        await repository.savePage(tx, id, pageOf(fields))
        const edited = (Object.keys(before) as (keyof typeof before)[]).filter(
          (field) => JSON.stringify(before[field]) !== JSON.stringify(fields[field]),
        )
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId, role: 'admin' },
          revision: revision + 1,
          edits: edited.map((field) => ({ field, before: before[field], after: fields[field] })),
        })
      })
      return show(id)
    },

    /** Changes the state of a contest. Throws `not_found`, `conflict` or `invalid_request`. */
    async move({ userId }: Caller, id: number, { revision, to }: Body<'moveContest'>) {
      await repository.transaction(async (tx) => {
        const contest = await lock(tx, id, revision)
        const { state } = contest
        if (!mayMoveContest(state, to))
          throw new AppError(
            'conflict',
            `This contest is ${contestStateNames[state]}. It cannot become ${contestStateNames[to]}.`,
          )
        await follow(tx, contest, to)
        const now = new Date()
        await repository.save(tx, id, {
          state: to,
          ...(to === 'announced' && { announcedAt: now }),
          ...(to === 'closed' && contest.closesAt > now && { closesAt: closingNow(contest, now) }),
        })
        if (to === 'closed' && contest.closesAt > now)
          await repository.savePage(tx, id, { closesOn: isoDayInIndia(now) })
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId, role: 'admin' },
          revision: revision + 1,
          edits: [{ field: 'contest_state', before: state, after: to }],
        })
      })
      emails.wake()
      return show(id)
    },

    /**
     * Adds a judge by email address. Throws `not_found`, and `invalid_request` for an address without
     * a confirmed account.
     */
    async addJudge(caller: Caller, id: number, { email }: Body<'addContestJudge'>) {
      await repository.transaction(async (tx) => {
        const contest = await repository.lock(tx, id)
        if (!contest) throw noContest()
        if (contest.state === 'announced')
          throw new AppError('conflict', 'The winners are announced. There is nothing to judge.')
        const judge = await repository.userOf(tx, email.trim())
        if (!judge) throw refused('email', 'No account has this confirmed email address.')
        if (!(await repository.addJudge(tx, id, judge.userId))) return
        await recordJudge(tx, caller, id, { before: null, after: judge.userId })
        await emails.judgeAdded(tx, contest, judge.email)
      })
      emails.wake()
      return show(id)
    },

    /** Removes a judge with their scores. Throws `not_found` or `conflict`. */
    async removeJudge(caller: Caller, id: number, userId: number) {
      await repository.transaction(async (tx) => {
        const contest = await repository.lock(tx, id)
        if (!contest) throw noContest()
        if (contest.state === 'announced')
          throw new AppError(
            'conflict',
            'The winners are announced. The judges can no longer be changed.',
          )
        if (!(await repository.removeJudge(tx, id, userId)))
          throw new AppError('not_found', 'Judge not found.')
        await recordJudge(tx, caller, id, { before: userId, after: null })
      })
      return show(id)
    },
  }
}

/** An early closing, which never comes before the opening. */
const closingNow = ({ opensAt }: ContestRecord, now: Date) =>
  opensAt < now ? now : new Date(opensAt.getTime() + 1000)

/** A page needs its texts before it is published. */
function requireComplete({ title, summary, rulesHtml, entryHtml }: ContestRecord): void {
  const missing = (field: string, msg: string) => ({ field: `fields.${field}`, msg })
  const errors = [
    ...(title === '' ? [missing('title', 'Write a title.')] : []),
    ...(summary === '' ? [missing('summary', 'Write a summary.')] : []),
    ...(rulesHtml ? [] : [missing('rules', 'Write the rules.')]),
    ...(entryHtml ? [] : [missing('how_to_enter', 'Write how to enter.')]),
  ]
  if (errors.length > 0)
    throw new AppError('invalid_request', 'The contest is not complete yet.', errors)
}

/** The contract's `ContestFields`. */
const contestFieldsOf = (contest: ContestRecord): Schema<'ContestFields'> => ({
  title: contest.title,
  summary: contest.summary,
  description: paragraphsText(contest.descriptionHtml),
  rules: paragraphsText(contest.rulesHtml),
  how_to_enter: paragraphsText(contest.entryHtml),
  opens_at: contest.opensAt.toISOString(),
  closes_at: contest.closesAt.toISOString(),
  min_age: contest.minAge,
  max_age: contest.maxAge,
  questions: contest.fields,
})

const columnsOf = (fields: Schema<'ContestFields'>) => ({
  opensAt: new Date(fields.opens_at),
  closesAt: new Date(fields.closes_at),
  minAge: fields.min_age,
  maxAge: fields.max_age,
  fields: fields.questions.map(({ id, label, kind, is_required, max_images }) => ({
    id,
    label: label.trim(),
    kind,
    is_required,
    ...(kind === 'image' && { max_images: max_images ?? 1 }),
  })),
})

const imagesOf = (fields: readonly ContestField[]): number =>
  fields.reduce((sum, { max_images: most = 0 }) => sum + most, 0)

const pageOf = (fields: Schema<'ContestFields'>) => ({
  title: fields.title.trim(),
  summary: fields.summary.trim(),
  descriptionHtml: paragraphsHtml(fields.description.trim()),
  rulesHtml: paragraphsHtml(fields.rules.trim()) ?? '',
  entryHtml: paragraphsHtml(fields.how_to_enter.trim()) ?? '',
  closesOn: isoDayInIndia(new Date(fields.closes_at)),
})
