import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type ListingOfMembers, listingOf } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { isMembershipOf } from '../../../../db/listing-columns.ts'
import {
  applications,
  exportLog,
  jobs,
  listingMembers,
  schools,
  stores,
} from '../../../../db/schema/index.ts'
import type { ListingRole } from '../../../providers/members/member-rights.ts'
import { isVisibleToEmployer } from '../record/application-record.repository.ts'
import type { SentState } from '../states/application-states.ts'
import type { JobScope } from './job-scope.ts'

export type EmployerListRepository = ReturnType<typeof createEmployerListRepository>
export type EmployerRow = Awaited<ReturnType<EmployerListRepository['list']>>[number]
export type ListFilter = Pick<Query<'listApplications'>, 'q' | 'state' | 'untold'>
export type ListSort = NonNullable<Query<'listApplications'>['sort']>

/** Cards that a column of the board has at most. */
const mostCards = 200

/** Whether the employer may know who applies: the SQL form of `!isHidden`. */
const isKnown = sql`(application.state <> 'withdrawn'
  and (not job.is_blind or application.shortlisted_at is not null))`

const isUntold = sql`(application.decided_at is not null and application.told_at is null)`

const score = sql<number | null>`(select round(avg(s.points), 1)::real from application_score s
  where s.application_id = application.id)`

const columns = {
  id: applications.id,
  publicId: applications.publicId,
  state: applications.state,
  stateSince: applications.stateSince,
  decidedAt: applications.decidedAt,
  toldAt: applications.toldAt,
  toldState: applications.toldState,
  fullName: applications.fullName,
  submittedAt: applications.submittedAt,
  seenAt: applications.seenAt,
  shortlistedAt: applications.shortlistedAt,
  experienceYears: applications.experienceYears,
  expectedPay: applications.expectedPay,
  qualifications: applications.qualifications,
  city: applications.city,
  interviewAt: applications.interviewAt,
  quietSince: applications.quietSince,
  answeredAt: applications.answeredAt,
  revision: applications.revision,
  job: {
    id: jobs.id,
    title: jobs.title,
    isBlind: jobs.isBlind,
    schoolId: jobs.schoolId,
    storeId: jobs.storeId,
  },
  listingName: sql<string>`coalesce(
    (select s.name from school s where s.id = job.school_id),
    (select s.brand_name from store s where s.id = job.store_id), '')`.as('listing_name'),
  score: score.as('score'),
  isLastFromApplicant: sql<boolean>`coalesce((
    select m.is_from_applicant from application_message m
    where m.application_id = application.id order by m.id desc limit 1), false)`,
}

const orderOf: Readonly<Record<ListSort, SQL>> = {
  newest: sql`application.submitted_at desc, application.id desc`,
  oldest: sql`application.submitted_at, application.id`,
  score: sql`score desc nulls last, application.id`,
  interview: sql`application.interview_at nulls last, application.id`,
}

function inScope(scope: JobScope): SQL | undefined {
  if ('jobId' in scope) return eq(applications.jobId, scope.jobId)
  return sql`(job.school_id = any(${sql.param([...scope.schoolIds])}::integer[])
    or job.store_id = any(${sql.param([...scope.storeIds])}::integer[]))`
}

/** Only by names that the employer may know. */
const matches = (q: string | undefined): SQL | undefined =>
  q === undefined
    ? undefined
    : sql`(${isKnown} and strpos(lower(application.full_name), lower(${q})) > 0)`

const filtered = (scope: JobScope, { q, untold }: ListFilter) =>
  and(inScope(scope), isVisibleToEmployer, matches(q), untold ? isUntold : undefined)

const withState = (scope: JobScope, filter: ListFilter) =>
  and(
    filtered(scope, filter),
    filter.state === undefined ? undefined : eq(applications.state, filter.state),
  )

/** Lists of applications for employers. */
export function createEmployerListRepository(db: Db) {
  const select = () =>
    db.select(columns).from(applications).innerJoin(jobs, eq(jobs.id, applications.jobId))

  return {
    list: (scope: JobScope, filter: ListFilter, sort: ListSort, { offset, limit }: Slice) =>
      select().where(withState(scope, filter)).orderBy(orderOf[sort]).offset(offset).limit(limit),

    async one(id: number) {
      return (await select().where(eq(applications.id, id)))[0]
    },

    /** Every state, newest change first, with at most 200 applications each. */
    async board(scope: JobScope, filter: ListFilter) {
      const ranked = db.$with('ranked').as(
        db
          .select({
            id: sql<number>`${applications.id}`.as('ranked_id'),
            rank: sql<number>`row_number() over (partition by ${applications.state}
              order by ${applications.stateSince} desc, ${applications.id})`.as('rank'),
          })
          .from(applications)
          .innerJoin(jobs, eq(jobs.id, applications.jobId))
          .where(filtered(scope, filter)),
      )
      return db
        .with(ranked)
        .select(columns)
        .from(ranked)
        .innerJoin(applications, eq(applications.id, ranked.id))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(sql`${ranked.rank} <= ${mostCards}`)
        .orderBy(desc(applications.stateSince), asc(applications.id))
    },

    /** Applications by state, and untold decisions. */
    async counts(scope: JobScope, filter: ListFilter) {
      const rows = await db
        .select({
          state: applications.state,
          count: sql<number>`count(*)::integer`,
          untold: sql<number>`count(*) filter (where ${isUntold})::integer`,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(filtered(scope, filter))
        .groupBy(applications.state)
      const countOf = (state: SentState) => rows.find((row) => row.state === state)?.count ?? 0
      const counts: Schema<'ApplicationCounts'> = {
        submitted: countOf('submitted'),
        shortlisted: countOf('shortlisted'),
        interviewing: countOf('interviewing'),
        offered: countOf('offered'),
        hired: countOf('hired'),
        declined: countOf('declined'),
        not_taken: countOf('not_taken'),
        withdrawn: countOf('withdrawn'),
      }
      return { counts, untold: rows.reduce((sum, row) => sum + row.untold, 0) }
    },

    /** The jobs of a scope that have applications, newest first. */
    jobs: (scope: JobScope) =>
      db
        .select({
          id: jobs.id,
          title: jobs.title,
          is_blind: jobs.isBlind,
          applications: sql<number>`count(*)::integer`,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(inScope(scope), isVisibleToEmployer))
        .groupBy(jobs.id)
        .orderBy(desc(jobs.id)),

    /** The next applications of an export, after an id. */
    exported: (scope: JobScope, filter: ListFilter, after: number, limit: number) =>
      db
        .select({
          ...columns,
          files: sql<string | null>`(select string_agg(f.name, '; ' order by f.question_id)
            from application_file f where f.application_id = application.id)`,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(withState(scope, filter), gt(applications.id, after)))
        .orderBy(asc(applications.id))
        .limit(limit),

    async countExported(scope: JobScope, filter: ListFilter): Promise<number> {
      const [found] = await db
        .select({ count: sql<number>`count(*)::integer` })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(withState(scope, filter))
      return found?.count ?? 0
    },

    /** Returns the id of the export. */
    async logExport(
      userId: number,
      filter: Readonly<Record<string, unknown>>,
      rows: number,
    ): Promise<number> {
      const [logged] = await db
        .insert(exportLog)
        .values({ userId, what: 'applications', filter, rows })
        .returning({ id: exportLog.id })
      if (!logged) throw new Error('The export was not logged')
      return logged.id
    },

    /** Undefined for an unknown job, and for one of a register. */
    async listingOfJob(id: number): Promise<ListingOfMembers | undefined> {
      const [found] = await db
        .select({ schoolId: jobs.schoolId, storeId: jobs.storeId })
        .from(jobs)
        .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
      return (found && listingOf(found)) ?? undefined
    },

    /** The schools and stores that a user works for. */
    async listingsOf(userId: number): Promise<(ListingOfMembers & { role: ListingRole })[]> {
      const rows = await db
        .select({ schoolId: schools.id, storeId: stores.id, role: listingMembers.role })
        .from(listingMembers)
        .leftJoin(schools, and(eq(schools.id, listingMembers.schoolId), isNull(schools.deletedAt)))
        .leftJoin(stores, and(eq(stores.id, listingMembers.storeId), isNull(stores.deletedAt)))
        .where(and(isMembershipOf(userId), or(isNotNull(schools.id), isNotNull(stores.id))))
      return rows.flatMap(({ role, ...row }) => {
        const listing = listingOf(row)
        return listing ? [{ ...listing, role }] : []
      })
    },
  }
}
