import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import { isoTime } from '../../../db/iso-time.ts'
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
  videos,
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

    /** What the user saved of their blogs, with the comments of reviewers. */
    async blogRevisionsOf(userId: number, after: number) {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select r.id as cursor, r.blog_id, r.n, r.url, r.title, r.summary, r.topic, r.tags, r.cover,
          r.body_html, r.is_by_provider, r.has_synthetic_media, r.started_at, r.saved_at,
          (select coalesce(json_agg(json_build_object('quote', c.quote, 'text', c.text,
              'sent_at', c.sent_at, 'resolved_at', c.resolved_at) order by c.id), '[]')
            from blog_comment c where c.blog_id = r.blog_id and c.n = r.n
              and c.sent_at is not null) as comments
        from blog_revision r join blog b on b.id = r.blog_id
        where b.author_id = ${userId} and r.id > ${after}
        order by r.id limit ${pageSize}`)
      return rows
    },

    /** What the user saved of their videos, with the remarks of reviewers. */
    async videosOf(userId: number, after: number) {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select r.id as cursor, r.video_id, v.kind, v.status, v.published_at, v.author_name, r.n, r.url,
          r.title, r.summary, r.description_html, r.poster, r.sources, r.duration_seconds,
          r.captions, r.speakers, r.school_id, r.pupils, r.has_synthetic_media, r.started_at, r.saved_at,
          (select coalesce(json_agg(json_build_object('at_seconds', m.at_seconds, 'text', m.text,
              'sent_at', m.sent_at, 'resolved_at', m.resolved_at) order by m.id), '[]')
            from video_remark m where m.video_id = r.video_id and m.n = r.n
              and m.sent_at is not null) as remarks
        from video_revision r join video v on v.id = r.video_id
        where v.author_id = ${userId} and r.id > ${after}
        order by r.id limit ${pageSize}`)
      return rows
    },

    /** Video files that the user has begun to upload. */
    async videoUploadsOf(userId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select name, bytes, received, path, started_at, expires_at from video_upload
        where user_id = ${userId} order by started_at`)
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

    commentsOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select c.id as cursor, video.title as discussion, c.body_text as text, c.state, c.at, c.edited_at,
          (select coalesce(json_agg(json_build_object('state', e.to_state, 'former_text', e.former_text,
            'at', e.at) order by e.id), '[]') from comment_event e where e.comment_id = c.id) as events
        from comment c join video on video.id = c.video_id
        where c.author_id = ${userId} and c.id > ${after} order by c.id limit ${pageSize}`)
      return rows
    },

    /** The plans that the user had. */
    subscriptionsOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select s.id as cursor, plan.name as plan, s.state, s.method, s.starts_on, s.ends_on, s.created_at
        from subscription s join plan on plan.id = s.plan_id
        where s.user_id = ${userId} and s.id > ${after} order by s.id limit ${pageSize}`)
      return rows
    },

    /** Invoices and credit notes, with what was paid for them. */
    invoicesOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select i.id as cursor, i.number, i.kind, i.state, i.issued_at, i.due_on, i.buyer, i.lines,
          i.total_paise, i.reason,
          (select coalesce(json_agg(json_build_object('method', p.method, 'state', p.state, 'paise',
              p.paise, 'reference', p.reference, 'reason', p.reason, 'at', p.at,
              'returned_on', p.returned_on, 'returned_paise', p.returned_paise, 'return_reference',
              p.return_reference, 'return_note', p.return_note) order by p.id), '[]')
            from payment p where p.invoice_id = i.id) as payments,
          (select coalesce(json_agg(json_build_object('state', g.state, 'paise', g.paise, 'created_at',
              g.created_at, 'failures', g.failures, 'last_failure', g.last_failure) order by g.id), '[]')
            from payment_page g where g.invoice_id = i.id) as payment_pages
        from invoice i where i.user_id = ${userId} and i.id > ${after}
        order by i.id limit ${pageSize}`)
      return rows
    },

    /** Who the user's invoices are for. */
    async billingProfileOf(userId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select legal_name, address, state_code, gstin, email from billing_profile
        where user_id = ${userId}`)
      return rows[0] ?? null
    },

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
          newsletters: sql<unknown>`(
            select coalesce(json_agg(json_build_object('title', n.title, 'state', d.state,
              'why', d.why, 'answer', d.answer, 'at', ${isoTime(sql`d.at`)})
              order by d.draft_id), '[]')
            from newsletter_delivery d join newsletter_draft n on n.id = d.draft_id
            where d.subscription_id = newsletter_subscription.id)`,
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

    /** Removes the user's blogs and videos, and all records of their email if it is confirmed. */
    async removeRecordsOf(tx: Db, userId: number, email: string | null): Promise<void> {
      await tx.delete(blogs).where(eq(blogs.authorId, userId))
      await tx.delete(videos).where(eq(videos.authorId, userId))
      if (email === null) return
      await tx.delete(exitedUsers).where(isAddress(exitedUsers.email, email))
      await tx.delete(contactMessages).where(isAddress(contactMessages.email, email))
      await tx
        .delete(newsletterSubscriptions)
        .where(isAddress(newsletterSubscriptions.email, email))
      await tx.execute(sql`
        delete from bounced_address where hash = sha256(convert_to(lower(${email}), 'UTF8'))`)
      await tx.delete(jobAlerts).where(isAddress(jobAlerts.email, email))
      await tx.delete(outgoingMails).where(isAddress(outgoingMails.toAddress, email))
    },
  }
}
