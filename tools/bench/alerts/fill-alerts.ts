import type { Database } from '../../../apps/api/src/db/connect.ts'

/** Adds daily alerts with all kinds of filters, each of its own address. */
export async function addAlerts({ pool }: Database, count: number, confirmedAt: Date) {
  await pool.query(
    `insert into job_alert (email, every, roles, subjects, types, pay_from, lat, lng, radius,
       criteria_key, confirmed_at, matched_until, token_hash)
     select 'seeker' || n || '@example.in', 'day',
       case n % 3 when 0 then array['primary', 'secondary'] else '{}' end,
       case n % 4 when 1 then array['Mathematics'] else '{}' end,
       case n % 5 when 1 then array['full-time'] else '{}' end,
       case n % 6 when 1 then 30000 end,
       case n % 2 when 0 then 12 + n % 16 end, case n % 2 when 0 then 73 + n % 9 end,
       case n % 2 when 0 then 25 end,
       n, $2::timestamptz, $2::timestamptz, sha256(n::text::bytea)
     from generate_series(1, $1) n`,
    [count, confirmedAt],
  )
}

/** Adds open jobs that became public at a time. */
export async function addJobs({ pool }: Database, count: number, at: Date) {
  await pool.query(
    `insert into job (title, location, role, subject, type, salary_min, lat, lng, created_at, published_at)
     select 'Teacher ' || n, 'Town', (array['primary', 'secondary', 'office'])[1 + n % 3]::job_role,
       (array['Mathematics', 'Physics', null])[1 + n % 3],
       (array['full-time', 'part-time'])[1 + n % 2]::job_type,
       20000 + n % 40 * 1000, 12 + n % 16, 73 + n % 9, $2, $2
     from generate_series(1, $1) n`,
    [count, at],
  )
  await pool.query('vacuum analyze')
}
