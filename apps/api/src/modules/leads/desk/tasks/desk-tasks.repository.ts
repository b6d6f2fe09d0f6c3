import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import { deskTasks, enquiries, schools, stores, users } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { DeskScope } from '../access/desk-scope.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'
import { isInScope } from '../list/desk-filter.repository.ts'

export type DeskTasksRepository = ReturnType<typeof createDeskTasksRepository>
export type TaskRow = NonNullable<Awaited<ReturnType<DeskTasksRepository['find']>>>
export type ListedTask = Awaited<ReturnType<DeskTasksRepository['page']>>[number]
type NewTask = typeof deskTasks.$inferInsert
type TaskChange = Partial<Pick<NewTask, 'text' | 'dueOn' | 'assignedTo' | 'doneAt' | 'doneBy'>>

export interface TaskQuery {
  readonly scope: DeskScope
  readonly userId: number
}
export type TaskChoice = 'mine' | 'today' | 'overdue' | 'open' | 'done'

const assignee = alias(users, 'assignee')
const doer = alias(users, 'doer')
/** The enquiry that a task was added to, which may be merged into `enquiry`. */
const member = alias(enquiries, 'member')

const nameOf = (user: typeof assignee | typeof doer) =>
  sql<string | null>`case when ${user.id} is not null
    then trim(concat_ws(' ', ${user.firstname}, ${user.lastname})) end`

const taskColumns = {
  id: deskTasks.id,
  text: deskTasks.text,
  dueOn: deskTasks.dueOn,
  assignedTo: deskTasks.assignedTo,
  assigneeName: nameOf(assignee),
  doneAt: deskTasks.doneAt,
  doneBy: deskTasks.doneBy,
  doerName: nameOf(doer),
} as const

const isOpen = isNull(deskTasks.doneAt)

/** The condition of each choice of tasks. */
const conditionOf = (choice: TaskChoice, userId: number): SQL | undefined =>
  ({
    mine: and(isOpen, eq(deskTasks.assignedTo, userId)),
    today: and(isOpen, eq(deskTasks.dueOn, todayInIndia())),
    overdue: and(isOpen, sql`${deskTasks.dueOn} < ${todayInIndia()}`),
    open: isOpen,
    done: sql`${deskTasks.doneAt} is not null`,
  })[choice]

const ofEnquiry = (enquiryId: number) =>
  or(eq(member.id, enquiryId), eq(member.mergedIntoId, enquiryId))

const inList = ({ scope }: TaskQuery) => and(isInScope(scope), isNull(enquiries.withdrawnAt))
const isHead = sql`${enquiries.id} = coalesce(${member.mergedIntoId}, ${member.id})`

/** Reads and writes the tasks of desks. */
export function createDeskTasksRepository(db: Db) {
  const select = (tx: Db) =>
    tx
      .select(taskColumns)
      .from(deskTasks)
      .innerJoin(member, eq(member.id, deskTasks.enquiryId))
      .leftJoin(assignee, eq(assignee.id, deskTasks.assignedTo))
      .leftJoin(doer, eq(doer.id, deskTasks.doneBy))

  return {
    /** The tasks of an enquiry and of those merged into it: open ones by day, then the others. */
    ofEnquiry: (enquiryId: number, tx: Db = db) =>
      select(tx)
        .where(ofEnquiry(enquiryId))
        .orderBy(
          sql`${deskTasks.doneAt} desc nulls first`,
          asc(deskTasks.dueOn),
          asc(deskTasks.id),
        ),

    /** A task of an enquiry, or of one that was merged into it. */
    async find(tx: Db, enquiryId: number, id: number) {
      const [found] = await select(tx).where(and(ofEnquiry(enquiryId), eq(deskTasks.id, id)))
      return found
    },

    async findByRequest(tx: Db, enquiryId: number, requestKey: string) {
      const [found] = await select(tx).where(
        and(eq(deskTasks.enquiryId, enquiryId), eq(deskTasks.requestKey, requestKey)),
      )
      return found
    },

    async countOpen(tx: Db, enquiryId: number): Promise<number> {
      const [found] = await tx
        .select({ n: count() })
        .from(deskTasks)
        .where(and(eq(deskTasks.enquiryId, enquiryId), isOpen))
      return found?.n ?? 0
    },

    async add(tx: Db, task: NewTask): Promise<number> {
      const [added] = await tx.insert(deskTasks).values(task).returning({ id: deskTasks.id })
      if (!added) throw new Error('The task was not added')
      return added.id
    },

    async change(tx: Db, id: number, change: TaskChange): Promise<void> {
      await tx
        .update(deskTasks)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(deskTasks.id, id))
    },

    /** A page of the tasks of a desk, with their enquiries. */
    page(query: TaskQuery, choice: TaskChoice, { offset, limit }: Slice) {
      return db
        .select({
          task: taskColumns,
          publicId: enquiries.publicId,
          reference: enquiries.reference,
          state: enquiries.state,
          parentName: enquiries.parentName,
          childName: enquiries.childName,
          schoolId: enquiries.schoolId,
          storeId: enquiries.storeId,
          listingName,
          consents: groupConsents,
        })
        .from(deskTasks)
        .innerJoin(member, eq(member.id, deskTasks.enquiryId))
        .innerJoin(enquiries, isHead)
        .leftJoin(assignee, eq(assignee.id, deskTasks.assignedTo))
        .leftJoin(doer, eq(doer.id, deskTasks.doneBy))
        .leftJoin(schools, eq(schools.id, enquiries.schoolId))
        .leftJoin(stores, eq(stores.id, enquiries.storeId))
        .where(and(inList(query), conditionOf(choice, query.userId)))
        .orderBy(
          choice === 'done' ? desc(deskTasks.doneAt) : asc(deskTasks.dueOn),
          asc(deskTasks.id),
        )
        .limit(limit)
        .offset(offset)
    },

    /** Number of tasks for each choice. */
    async counts(query: TaskQuery) {
      const countOf = (choice: TaskChoice) =>
        sql<number>`(count(*) filter (where ${conditionOf(choice, query.userId)}))::integer`
      const [counts] = await db
        .select({
          mine: countOf('mine'),
          today: countOf('today'),
          overdue: countOf('overdue'),
          open: countOf('open'),
          done: countOf('done'),
        })
        .from(deskTasks)
        .innerJoin(member, eq(member.id, deskTasks.enquiryId))
        .innerJoin(enquiries, isHead)
        .where(inList(query))
      return counts ?? { mine: 0, today: 0, overdue: 0, open: 0, done: 0 }
    },
  }
}
