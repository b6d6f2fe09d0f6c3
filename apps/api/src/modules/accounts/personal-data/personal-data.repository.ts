import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import {
  blogs,
  contactMessages,
  exitedUsers,
  jobAlerts,
  linkTokens,
  newsletterSubscriptions,
  outgoingMails,
  schools,
  sessions,
  uploads,
} from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type PersonalDataRepository = ReturnType<typeof createPersonalDataRepository>

const isAddress = (column: PgColumn, email: string): SQL => sql`lower(${column}) = lower(${email})`

const isExitedUser = (userId: number, email: string | null): SQL =>
  email === null
    ? eq(exitedUsers.userId, userId)
    : sql`(${exitedUsers.userId} = ${userId} or ${isAddress(exitedUsers.email, email)})`

interface Bookmark extends Record<string, unknown> {
  readonly cursor: number
}

/**
 * The personal data of a user, table by table; what can grow is read in pages, after the id
 * `after`. Add every new table with personal data here.
 */
export function createPersonalDataRepository(db: Db) {
  return {
    sessionsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: sessions.id,
          device: sessions.device,
          created_at: sessions.createdAt,
          last_seen_at: sessions.lastSeenAt,
          expires_at: sessions.expiresAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.id, after)))
        .orderBy(asc(sessions.id))
        .limit(pageSize),

    linksOf: (userId: number) =>
      db
        .select({
          purpose: linkTokens.purpose,
          email: linkTokens.email,
          created_at: linkTokens.createdAt,
          expires_at: linkTokens.expiresAt,
        })
        .from(linkTokens)
        .where(eq(linkTokens.userId, userId)),

    /** Includes the name of each bookmarked school, product, job or blog. */
    async bookmarksOf(userId: number, after: number): Promise<Bookmark[]> {
      const { rows } = await db.execute<Bookmark>(sql`
        select b.id as cursor, case when b.school_id is not null then 'school' when b.product_id is not null
            then 'product' when b.job_id is not null then 'job' else 'blog' end as kind,
          coalesce(b.school_id, b.product_id, b.job_id, b.blog_id) as id,
          coalesce(school.name, product.name, job.title, blog.title) as name,
          b.note, b.created_at
        from bookmark b
        left join school on school.id = b.school_id
        left join product on product.id = b.product_id
        left join job on job.id = b.job_id
        left join blog on blog.id = b.blog_id
        where b.user_id = ${userId} and b.id > ${after} order by b.id limit ${pageSize}`)
      return rows
    },

    blogsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: blogs.id,
          url: blogs.url,
          title: blogs.title,
          summary: blogs.summary,
          topic: blogs.topic,
          tags: blogs.tags,
          cover: blogs.cover,
          body_html: blogs.bodyHtml,
          author_name: blogs.authorName,
          author_note: blogs.authorNote,
          status: blogs.status,
          published_at: blogs.publishedAt,
          created_at: blogs.createdAt,
        })
        .from(blogs)
        .where(and(eq(blogs.authorId, userId), gt(blogs.id, after)))
        .orderBy(asc(blogs.id))
        .limit(pageSize),

    schoolsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: schools.id,
          name: schools.name,
          slug: schools.slug,
          address: schools.address,
          location: schools.location,
          contact_name: schools.contactName,
          contact_email: schools.contactEmail,
          contact_phone: schools.contactPhone,
          website: schools.website,
          description: schools.description,
          established_on: schools.establishedOn,
          is_online: schools.isOnline,
          lat: schools.lat,
          long: schools.lng,
          n_students: schools.nStudents,
          n_classrooms: schools.nClassrooms,
          students_per_teacher: schools.studentsPerTeacher,
          starts_at: schools.startsAt,
          ends_at: schools.endsAt,
          fees: schools.fees,
          age_min: schools.ageMin,
          age_max: schools.ageMax,
          seats_total: schools.seatsTotal,
          seats_left: schools.seatsLeft,
          admission_dates: schools.admissionDates,
          admission_opens_on: schools.admissionOpensOn,
          admission_closes_on: schools.admissionClosesOn,
          filter_ids: schools.filterIds,
          files: schools.files,
          file_captions: schools.fileCaptions,
          is_active: schools.isActive,
          deleted_at: schools.deletedAt,
          created_at: schools.createdAt,
        })
        .from(schools)
        .where(and(eq(schools.ownerId, userId), gt(schools.id, after)))
        .orderBy(asc(schools.id))
        .limit(pageSize),

    uploadsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: uploads.id,
          path: sql<string>`'/media/' || ${uploads.key}`,
          name: uploads.name,
          purpose: uploads.purpose,
          bytes: uploads.bytes,
          width: uploads.width,
          height: uploads.height,
          created_at: uploads.createdAt,
        })
        .from(uploads)
        .where(and(eq(uploads.userId, userId), gt(uploads.id, after)))
        .orderBy(asc(uploads.id))
        .limit(pageSize),

    exitedUsersOf: (userId: number, email: string | null, after: number) =>
      db
        .select({
          cursor: exitedUsers.id,
          first_name: exitedUsers.firstName,
          last_name: exitedUsers.lastName,
          email: exitedUsers.email,
          phone: exitedUsers.phone,
          exited_page: exitedUsers.exitedPage,
          contacted_on: exitedUsers.contactedOn,
          created_at: exitedUsers.createdAt,
        })
        .from(exitedUsers)
        .where(and(isExitedUser(userId, email), gt(exitedUsers.id, after)))
        .orderBy(asc(exitedUsers.id))
        .limit(pageSize),

    contactMessagesOf: (email: string, after: number) =>
      db
        .select({
          cursor: contactMessages.id,
          name: contactMessages.name,
          email: contactMessages.email,
          topic: contactMessages.topic,
          message: contactMessages.message,
          answered_on: contactMessages.answeredOn,
          created_at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(and(isAddress(contactMessages.email, email), gt(contactMessages.id, after)))
        .orderBy(asc(contactMessages.id))
        .limit(pageSize),

    async subscriptionOf(email: string) {
      const [found] = await db
        .select({
          email: newsletterSubscriptions.email,
          confirmed_at: newsletterSubscriptions.confirmedAt,
          unsubscribed_at: newsletterSubscriptions.unsubscribedAt,
          created_at: newsletterSubscriptions.createdAt,
        })
        .from(newsletterSubscriptions)
        .where(isAddress(newsletterSubscriptions.email, email))
      return found ?? null
    },

    /** Alerts of a user, and of their confirmed email. */
    jobAlertsOf: (userId: number, email: string | null, after: number) =>
      db
        .select({
          cursor: jobAlerts.id,
          every: jobAlerts.every,
          email: jobAlerts.email,
          roles: jobAlerts.roles,
          subjects: jobAlerts.subjects,
          types: jobAlerts.types,
          pay_from: jobAlerts.payFrom,
          place: jobAlerts.place,
          lat: jobAlerts.lat,
          lng: jobAlerts.lng,
          radius: jobAlerts.radius,
          created_at: jobAlerts.createdAt,
          confirmed_at: jobAlerts.confirmedAt,
          ended_at: jobAlerts.endedAt,
        })
        .from(jobAlerts)
        .where(
          and(
            gt(jobAlerts.id, after),
            email === null
              ? eq(jobAlerts.userId, userId)
              : or(eq(jobAlerts.userId, userId), isAddress(jobAlerts.email, email)),
          ),
        )
        .orderBy(asc(jobAlerts.id))
        .limit(pageSize),

    emailsTo: (email: string, after: number) =>
      db
        .select({
          cursor: outgoingMails.id,
          subject: outgoingMails.subject,
          created_at: outgoingMails.createdAt,
          sent_at: outgoingMails.sentAt,
        })
        .from(outgoingMails)
        .where(and(isAddress(outgoingMails.toAddress, email), gt(outgoingMails.id, after)))
        .orderBy(asc(outgoingMails.id))
        .limit(pageSize),

    /** Removes the records of sent and failed emails to an address, and keeps those still queued. */
    async removeSentEmails(tx: Db, email: string): Promise<void> {
      const isDone = sql`coalesce(${outgoingMails.sentAt}, ${outgoingMails.failedAt}) is not null`
      await tx
        .delete(outgoingMails)
        .where(sql`${isAddress(outgoingMails.toAddress, email)} and ${isDone}`)
    },

    /** Removes the user's blogs, and all records of their email if it is confirmed. */
    async removeRecordsOf(tx: Db, userId: number, email: string | null): Promise<void> {
      await tx.delete(blogs).where(eq(blogs.authorId, userId))
      if (email === null) return
      await tx.delete(exitedUsers).where(isAddress(exitedUsers.email, email))
      await tx.delete(contactMessages).where(isAddress(contactMessages.email, email))
      await tx
        .delete(newsletterSubscriptions)
        .where(isAddress(newsletterSubscriptions.email, email))
      await tx.delete(jobAlerts).where(isAddress(jobAlerts.email, email))
      await tx.delete(outgoingMails).where(isAddress(outgoingMails.toAddress, email))
    },
  }
}
