import type { Job, JobList, JobSummary } from '../generated/schema'
import { drawnImage, schoolSummary } from './school-fixtures'

/** A job's page. */
export function job(given: Partial<Job> = {}): Job {
  return {
    id: 7,
    title: 'Primary Teacher (English)',
    role: 'primary',
    subject: 'English',
    type: 'full-time',
    location: 'Indiranagar, Bengaluru',
    city: 'Bengaluru',
    state: 'Karnataka',
    description: '<p>Classes 1 to 5, six days a week.</p>',
    salary_min: 28_000,
    salary_max: 1_20_000,
    pay_period: 'month',
    pay_scale: null,
    places: 1,
    experience_min: null,
    qualifications: [],
    starts_on: null,
    posted_on: '2026-11-02',
    closes_on: '2999-12-31',
    closes_at: '2999-12-31T18:29:00.000Z',
    days_left: 355_000,
    image: drawnImage,
    school: schoolSummary({
      name: 'Vidya Niketan Public School',
      slug: 'vidya-niketan-482913',
    }),
    store: null,
    can_apply: true,
    answer_rate: null,
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

/** A job in a list. */
function jobSummary(given: Partial<JobSummary> = {}): JobSummary {
  const { school, ...shown } = job()
  return {
    id: shown.id,
    title: shown.title,
    role: shown.role,
    subject: shown.subject,
    type: shown.type,
    location: shown.location,
    city: shown.city,
    state: shown.state,
    distance_km: null,
    salary_min: shown.salary_min,
    salary_max: shown.salary_max,
    pay_period: shown.pay_period,
    pay_scale: shown.pay_scale,
    posted_on: shown.posted_on,
    closes_on: shown.closes_on,
    days_left: shown.days_left,
    school: school && { name: school.name, slug: school.slug, city: school.city },
    store: shown.store,
    ...given,
  }
}

/** One page of jobs with its counts. */
export function jobList(): JobList {
  return {
    data: [jobSummary()],
    total: 1,
    page: 1,
    per_page: 20,
    totalPages: 1,
    place: null,
    radius: null,
    roles: [
      { value: 'primary', count: 1 },
      { value: 'office', count: 2 },
    ],
    subjects: [{ value: 'English', count: 1 }],
    types: [{ value: 'full-time', count: 1 }],
    pay: [
      { from: 20_000, count: 1 },
      { from: 40_000, count: 0 },
    ],
  }
}
