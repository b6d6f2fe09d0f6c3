import type { Job } from '@edbazaar/api-client'
import { isOpen } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import {
  type I18n,
  type JsonLd,
  type PageMeta,
  paths,
  siteName,
  type Translate,
} from '@edbazaar/feature-platform'
import { breadcrumbs, type Url } from '@edbazaar/feature-platform/json-ld'
import type { LoadedJob } from './load-job'
import { messages } from './messages'

/** Metadata of a job. A job that is closed or not reviewed is not indexed. */
export function jobMeta({ job }: LoadedJob, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, jobRoleMessages)
  const { id, title, school, store, location } = job
  const employer = school ?? store
  return {
    title: employer === null ? title : t(messages.atSchool(title, employer.name)),
    description: t(messages.description(title, location)),
    canonicalPath: paths.job(id),
    isHidden: !isOpen(job) || job.is_unreviewed === true,
    ...(import.meta.env.SSR &&
      isOpen(job) && {
        jsonLd: (url) => [
          jobEntity(job, url, t),
          breadcrumbs(
            [
              { label: t(messages.jobs), href: paths.jobs },
              { label: title, href: paths.job(id) },
            ],
            url,
          ),
        ],
      }),
  }
}

/** The schema.org employment types. */
const employment = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  visiting: 'PER_DIEM',
} as const

function jobEntity(job: Job, url: Url, t: Translate): JsonLd {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description ?? t(messages.description(job.title, job.location)),
    identifier: { '@type': 'PropertyValue', name: siteName, value: job.id },
    url: url(paths.job(job.id)),
    datePosted: job.posted_on,
    ...(job.closes_at !== null && { validThrough: job.closes_at }),
    directApply: job.can_apply,
    employmentType: employment[job.type],
    occupationalCategory: t(jobRoleMessages.roles[job.role]),
    ...salaryOf(job),
    ...(job.school !== null && {
      hiringOrganization: {
        '@type': 'School',
        name: job.school.name,
        sameAs: url(paths.school(job.school.slug)),
      },
    }),
    ...(job.store !== null && {
      hiringOrganization: {
        '@type': 'Organization',
        name: job.store.name,
        sameAs: url(paths.store(job.store.id)),
      },
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

const salaryUnits = { month: 'MONTH', hour: 'HOUR', year: 'YEAR' } as const

function salaryOf({
  salary_min: low,
  salary_max: high,
  pay_period: period,
  pay_scale: scale,
}: Job) {
  if (scale !== null || (low === null && high === null)) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(low !== null && { minValue: low }),
        ...(high !== null && { maxValue: high }),
        unitText: salaryUnits[period],
      },
    },
  }
}
