import type { Job, JobList } from '../generated/schema'
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
    posted_on: '2026-11-02',
    closes_on: '2999-12-31',
    days_left: 355_000,
    image: drawnImage,
    school: schoolSummary({
      name: 'Vidya Niketan Public School',
      slug: 'vidya-niketan-482913',
    }),
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

/** One page of jobs with its counts. */
export function jobList(): JobList {
  const { description: _, image: __, updated_at: ___, school, ...listed } = job()
  return {
    data: [
      {
        ...listed,
        distance_km: null,
        school: school && { name: school.name, slug: school.slug, city: school.city },
      },
    ],
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
