import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'

export type JobRecordRepository = ReturnType<typeof createJobRecordRepository>

interface JobRow extends Record<string, unknown> {
  readonly title: string
  readonly role: string
  readonly subject: string | null
  readonly type: string
  readonly location: string
  readonly pay: string | null
  readonly vacancies: number
  readonly experience: number | null
  readonly qualifications: readonly string[]
  readonly startsOn: string | null
  readonly publishOn: string | null
  readonly closesAt: string | null
  readonly duties: string | null
  readonly questions: readonly string[]
}

/** The texts of a job post for job seekers, as admins see them. */
export function createJobRecordRepository(db: Db) {
  return {
    /** The fields that have a value; none if there is no such job. Days are those of India. */
    async fields(id: number): Promise<Schema<'ModerationField'>[]> {
      const { rows } = await db.execute<JobRow>(sql`
        select title, role, subject, type, location,
          case when pay_scale is not null then replace(pay_scale::text, 'level-', 'Level ')
            when salary_min is null and salary_max is null then null
            else concat('₹', coalesce(trim(to_char(salary_min, '99,99,99,999')), '?'), '–₹',
              coalesce(trim(to_char(salary_max, '99,99,99,999')), '?'), ' / ', pay_period) end as pay,
          places as vacancies, experience_min as experience, qualifications,
          starts_on::text as "startsOn", publish_on::text as "publishOn",
          to_char(closes_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "closesAt",
          description_html as duties,
          (select coalesce(json_agg(concat_ws(': ', q.prompt,
              nullif(array_to_string(q.options, ', '), '')) order by q.position), '[]')
            from job_question q where q.job_id = job.id) as questions
        from job where id = ${id} and deleted_at is null`)
      const [row] = rows
      if (!row) return []
      const all: Schema<'ModerationField'>[] = [
        { field: 'title', kind: 'text', value: row.title },
        { field: 'duties', kind: 'html', value: row.duties },
        { field: 'pay', kind: 'text', value: row.pay },
        { field: 'place_of_work', kind: 'text', value: row.location },
        { field: 'role', kind: 'text', value: row.role },
        { field: 'subject', kind: 'text', value: row.subject },
        { field: 'job_type', kind: 'text', value: row.type },
        { field: 'closing_date', kind: 'text', value: row.closesAt },
        { field: 'publish_on', kind: 'text', value: row.publishOn },
        { field: 'start_date', kind: 'text', value: row.startsOn },
        { field: 'vacancies', kind: 'text', value: row.vacancies },
        { field: 'years_of_experience', kind: 'text', value: row.experience },
        { field: 'qualifications', kind: 'list', value: row.qualifications },
        { field: 'questions', kind: 'list', value: row.questions },
      ]
      return all.filter(
        ({ value }) =>
          value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
    },
  }
}
