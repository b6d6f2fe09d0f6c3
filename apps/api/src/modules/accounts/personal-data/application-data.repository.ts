import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { pageSize } from './row-pages.ts'

export type ApplicationDataRepository = ReturnType<typeof createApplicationDataRepository>

interface Row extends Record<string, unknown> {
  readonly cursor: number
}

/** A user's applications for jobs, their work on those of others, and their job posts, in pages. */
export function createApplicationDataRepository(db: Db) {
  return {
    /** The states that the user was told of, with messages, events and consents. */
    async applicationsOf(userId: number, after: number) {
      const { rows } = await db.execute<Row>(sql`
        select a.id as cursor, job.title as job, coalesce(school.name, store.brand_name) as employer,
          a.told_state as state, a.full_name, a.phone, a.city, a.born_on, a.pincode, a.qualifications, a.experience_years,
          a.expected_pay, a.posts, a.letter_text, a.answers, a.complete_sections, a.submitted_at,
          a.adult_declared_at, a.seen_at, a.quiet_since, a.created_at, a.removed_at,
          case when a.told_state = 'interviewing' then a.interview_at end as interview_at,
          case when a.told_state = 'offered' then a.offered_on end as offered_on, a.feedback_by,
          case when a.told_state = 'not_taken' then a.reason_codes end as reason_codes,
          case when a.told_state = 'not_taken' then a.reason_text end as reason_text,
          (select coalesce(json_agg(json_build_object('from_me', m.is_from_applicant,
            'author', m.author_name, 'text', m.text, 'at', m.at) order by m.id), '[]')
            from application_message m where m.application_id = a.id) as messages,
          (select coalesce(json_agg(json_build_object('kind', e.kind, 'state', e.to_state, 'at', e.at)
            order by e.id), '[]') from application_event e where e.application_id = a.id
            and (e.kind in ('told', 'reveal', 'seen', 'cv', 'file', 'interview', 'quiet', 'held', 'released')
              or e.to_state in ('submitted', 'withdrawn'))) as events,
          (select json_build_object('notice_version', n.version, 'channels', c.channels,
            'from_minute', c.from_minute, 'to_minute', c.to_minute, 'given_at', c.given_at,
            'expires_at', c.expires_at, 'withdrawn_at', c.withdrawn_at)
            from consent c join consent_notice n on n.id = c.notice_id
            where c.id = a.consent_id) as permission
        from application a join job on job.id = a.job_id
        left join school on school.id = job.school_id left join store on store.id = job.store_id
        where a.user_id = ${userId} and a.id > ${after} order by a.id limit ${pageSize}`)
      return rows
    },

    /** The CV of an application, in base64. */
    async cvOf(applicationId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select name, mime, uploaded_at, encode(content, 'base64') as base64
        from application_cv where application_id = ${applicationId}`)
      return rows[0] ?? null
    },

    /** The files that answer questions, in base64. */
    async filesOf(applicationId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select prompt as question, name, mime, uploaded_at, encode(content, 'base64') as base64
        from application_file where application_id = ${applicationId} order by question_id`)
      return rows
    },

    /** Notes, scores, messages and decisions of the user on applications to their listings. */
    async workOf(userId: number, after: number) {
      const { rows } = await db.execute<Row>(sql`
        select cursor, kind, application, text, at from (
          select n.id::bigint * 4 as cursor, 'note' as kind, a.public_id as application, n.text, n.at
            from application_note n join application a on a.id = n.application_id where n.author_id = ${userId}
          union all select m.id::bigint * 4 + 1, 'message', a.public_id, m.text, m.at
            from application_message m join application a on a.id = m.application_id
            where m.author_id = ${userId} and not m.is_from_applicant
          union all select e.id::bigint * 4 + 2, e.kind::text, a.public_id, e.to_state::text, e.at
            from application_event e join application a on a.id = e.application_id
            where e.actor_id = ${userId} and e.actor <> 'applicant'
          union all select s.application_id::bigint * 4 + 3, 'score', a.public_id,
            string_agg(s.criterion || ': ' || s.points, ', ' order by s.criterion), max(s.at)
            from application_score s join application a on a.id = s.application_id
            where s.reviewer_id = ${userId} group by s.application_id, a.public_id
        ) work where cursor > ${after} order by cursor limit ${pageSize}`)
      return rows.map((row) => ({ ...row, cursor: Number(row.cursor) }))
    },

    /** The job posts that the user wrote, with what they did with them. */
    async jobPostsBy(userId: number, after: number) {
      const { rows } = await db.execute<Row>(sql`
        select job.id as cursor, job.title, coalesce(school.name, store.brand_name) as employer,
          job.status, job.role, job.subject, job.type, job.location, job.description_html,
          job.salary_min, job.salary_max, job.pay_period, job.pay_scale, job.places,
          job.experience_min, job.qualifications, job.starts_on, job.publish_on, job.closes_at,
          job.is_blind, job.extended_why, job.created_at,
          (select coalesce(json_agg(q.prompt order by q.position), '[]')
            from job_question q where q.job_id = job.id) as questions,
          (select coalesce(json_agg(json_build_object('status', e.to_status, 'reason', e.reason,
            'at', e.at) order by e.id), '[]')
            from job_event e where e.job_id = job.id and e.actor_id = ${userId}) as changes
        from job
        left join school on school.id = job.school_id left join store on store.id = job.store_id
        where (job.poster_id = ${userId}
          or exists (select from job_event e where e.job_id = job.id and e.actor_id = ${userId}))
          and job.id > ${after} order by job.id limit ${pageSize}`)
      return rows
    },

    async settingsOf(userId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select not exists (select from application_reminder_opt_out where user_id = ${userId}) as has_reminders,
          (select coalesce(json_agg(coalesce(school.name, store.brand_name) order by b.id), '[]')
            from application_block b left join school on school.id = b.school_id
            left join store on store.id = b.store_id where b.user_id = ${userId}) as blocked,
          (select coalesce(json_agg(json_build_object('what', what, 'at', at) order by at), '[]')
            from application_mailing where user_id = ${userId}) as reminders_sent`)
      return rows[0] ?? {}
    },
  }
}
