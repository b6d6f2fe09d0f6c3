import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the careers page. */
export const messages = defineMessages('pages/careers', import.meta.glob('./locales/*.po'), {
  title: msg`Careers`,
  description: msg`Openings at EdBazaar, and where to find jobs at schools.`,
  standfirst: msg`Work at EdBazaar, or find a job at a school.`,
  openings: msg`Openings at EdBazaar`,
  none: msg`There are no openings right now.`,
  noneText: msg`New openings appear here with their duties, pay and closing date.`,
  write: msg`Write to us anyway`,
  schools: msg`Jobs at schools`,
  schoolsText: msg`Schools across India are looking for teachers, counsellors, librarians, coaches and office staff. Each job shows its closing date, if it has one, and the pay, if the school provides it.`,
  jobs: msg`See all jobs`,
})
