import type { Job } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import type { LoadedJob } from './load-job'
import { messages } from './messages'

/** What search engines are told of a job; of a closed one they are not told. */
export function jobMeta({ job, today }: LoadedJob): PageMeta {
  const { id, title, school, location, closes_on: closesOn } = job
  const isClosed = closesOn !== null && closesOn < today
  return {
    title: school === null ? title : messages.atSchool(title, school.name),
    description: messages.description(title, location),
    canonicalPath: paths.job(id),
    isHidden: isClosed,
    ...(import.meta.env.SSR && !isClosed && { jsonLd: () => [jobEntity(job)] }),
  }
}

function jobEntity(job: Job): JsonLd {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description ?? messages.description(job.title, job.location),
    datePosted: job.updated_at.slice(0, 10),
    ...(job.closes_on !== null && { validThrough: job.closes_on }),
    ...(job.school !== null && {
      hiringOrganization: { '@type': 'School', name: job.school.name },
    }),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.location,
        ...(job.city !== null && { addressLocality: job.city }),
        ...(job.state !== null && { addressRegion: job.state }),
        addressCountry: 'IN',
      },
    },
  }
}
