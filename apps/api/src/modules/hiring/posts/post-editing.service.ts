import { AppError, refused } from '../../../app-error.ts'
import { actorOf, type Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import { cleanJobHtml } from '../../platform/rich-text/clean-html.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { editsBetween } from '../../trust/audit/edits-between.ts'
import type { Applicants } from './applicants.ts'
import { closingMoment } from './closing-time.ts'
import { toFields } from './job-post.ts'
import { isEditable } from './job-states.ts'
import { jobActorOf, type PostAccess } from './post-access.ts'
import type { PostReviews } from './post-reviews.ts'
import { type JobPostFields, materialChanges, requireComplete, requireDraft } from './post-rules.ts'
import type { JobColumns, PostWritesRepository, ReindexJobs } from './post-writes.repository.ts'
import type { EmployerRow } from './posting-listings.repository.ts'
import type { PostRow } from './posts.repository.ts'

export type PostEditingService = ReturnType<typeof createPostEditingService>

export interface PostEditingDeps {
  readonly repository: PostWritesRepository
  readonly access: PostAccess
  readonly reviews: PostReviews
  readonly applicants: Applicants
  readonly audit: AuditService
  readonly plans: Pick<PlansService, 'requireRoomForJob'>
  readonly reindex: ReindexJobs
}

/** Starts, saves, copies and deletes job posts. */
export function createPostEditingService(deps: PostEditingDeps) {
  const { repository, access, reviews, applicants, audit, reindex } = deps

  async function start(
    tx: Db,
    caller: Caller,
    employer: EmployerRow,
    columns: JobColumns & { readonly requestKey: string },
  ): Promise<number> {
    await repository.actAs(tx, jobActorOf(caller, employer))
    const { city, district, state, lat, lng, location } = employer
    const id = await repository.create(tx, {
      title: '',
      location,
      city,
      district,
      state,
      lat,
      lng,
      ...(employer.kind === 'school' ? { schoolId: employer.id } : { storeId: employer.id }),
      ...columns,
      posterId: caller.userId,
      status: 'draft',
    })
    await audit.recordCreation(tx, {
      entity: 'job',
      entityId: id,
      actor: actorOf(caller, employer),
      revision: 1,
      after: { title: columns.title ?? '' },
    })
    return id
  }

  async function requireQuestions(tx: Db, id: number, before: JobPostFields, after: JobPostFields) {
    if (JSON.stringify(before.questions) === JSON.stringify(after.questions)) return
    if (await applicants.haveStarted(tx, id))
      throw refused(
        'questions',
        'People have started to apply, so the questions can no longer be changed.',
      )
  }

  return {
    /** Starts a draft and returns its id. Throws `not_found` or `forbidden`. */
    create: (caller: Caller, request: Body<'createJobPost'>): Promise<number> =>
      repository.transaction(async (tx) => {
        const { listing_kind: kind, listing_id: id, request_key: requestKey } = request
        const employer = await access.postingEmployer(caller, { kind, id }, tx)
        const known = await repository.findByKey(tx, caller.userId, requestKey)
        return known ?? start(tx, caller, employer, { requestKey })
      }),

    /** Saves a post. Throws `not_found`, `forbidden`, `conflict` or `invalid_request`. */
    save: (caller: Caller, id: number, { revision, fields }: Body<'saveJobPost'>): Promise<void> =>
      repository.transaction(async (tx) => {
        await repository.lock(tx, id)
        const row = await access.write(tx, caller, id, revision)
        if (!isEditable(row.status)) throw notEditable(row)
        const before = toFields(row)
        const after = { ...fields, description: cleanJobHtml(fields.description) }
        requireSavable(row, after)
        await requireQuestions(tx, id, before, after)
        const edits = editsBetween(before, after)
        if (edits.length === 0) return
        await repository.save(tx, id, columnsOf(after))
        if (edits.some(({ field }) => field === 'questions'))
          await repository.replaceQuestions(tx, id, after.questions)
        await audit.recordEdits(tx, {
          entity: 'job',
          entityId: id,
          actor: actorOf(caller, row),
          revision: revision + 1,
          edits,
        })
        if (row.status !== 'live') return
        await reviews.edited(tx, row, { before, after, actorId: caller.userId })
        const told = materialChanges(before, after)
        if (told.length > 0) await applicants.jobChanged(tx, id, told)
        await reindex(tx, [id])
      }),

    /** Starts a draft from another post and returns its id. */
    copy: (caller: Caller, id: number, request: Body<'copyJobPost'>): Promise<number> =>
      repository.transaction(async (tx) => {
        const { kind, request_key: requestKey } = request
        const row = await access.write(tx, caller, id)
        if (kind === 'relist' && row.status !== 'closed' && row.status !== 'filled')
          throw new AppError('conflict', 'Only a closed or filled job can be relisted.')
        const employer = await access.postingEmployer(caller, row.listing, tx)
        const known = await repository.findByKey(tx, caller.userId, requestKey)
        if (known !== undefined) return known
        const fields = { ...toFields(row), starts_on: null, publish_on: null, closes_on: null }
        const added = await start(tx, caller, employer, {
          ...columnsOf(fields),
          requestKey,
          ...(kind === 'relist' ? { relistedFromId: id } : { copiedFromId: id }),
        })
        await repository.copyQuestions(tx, id, added)
        return added
      }),

    /** Deletes a draft. Throws `not_found`, `forbidden` or `conflict`. */
    remove: (caller: Caller, id: number): Promise<void> =>
      repository.transaction(async (tx) => {
        await repository.lock(tx, id)
        const row = await access.write(tx, caller, id)
        if (row.status !== 'draft')
          throw new AppError('conflict', 'Only drafts can be deleted. Close the job instead.')
        await audit.recordRemoval(tx, {
          entity: 'job',
          entityId: id,
          actor: actorOf(caller, row),
          revision: row.revision,
          before: { title: row.title },
        })
        await repository.remove(tx, id)
      }),
  }
}

const notEditable = ({ status }: PostRow) =>
  new AppError(
    'conflict',
    status === 'review'
      ? 'This job post is being reviewed. Withdraw it to change it.'
      : 'This job post can no longer be changed. Duplicate it to post the job again.',
  )

function requireSavable(row: PostRow, fields: JobPostFields): void {
  const known = row.closesAt === null ? null : new Date(row.closesAt)
  if (row.status === 'draft' || row.status === 'refused') requireDraft(fields)
  else requireComplete(fields, { known, knownStart: row.startsOn, now: Date.now() })
}

const columnsOf = (fields: JobPostFields): JobColumns => ({
  title: fields.title.trim(),
  role: fields.role,
  subject: fields.subject?.trim() ?? null,
  type: fields.type,
  location: fields.location.trim(),
  descriptionHtml: fields.description === '' ? null : fields.description,
  salaryMin: fields.pay_scale === null ? fields.salary_min : null,
  salaryMax: fields.pay_scale === null ? fields.salary_max : null,
  payPeriod: fields.pay_scale === null ? fields.pay_period : 'month',
  payScale: fields.pay_scale,
  places: fields.places,
  experienceMin: fields.experience_min,
  qualifications: fields.qualifications.map((each) => each.trim()),
  startsOn: fields.starts_on,
  publishOn: fields.publish_on,
  closesAt: fields.closes_on === null ? null : closingMoment(fields.closes_on, fields.closes_time),
  isBlind: fields.is_blind,
})
