/** Texts of the careers page. */
export const messages = {
  title: 'Careers',
  description: 'Openings at EdBazaar, and where to find jobs at schools.',
  standfirst: 'Work at EdBazaar, or find a job at a school.',
  openings: 'Openings at EdBazaar',
  none: 'There are no openings right now.',
  noneText: 'New openings appear here with their duties, pay and last day to apply.',
  write: 'Write to us anyway',
  schools: 'Jobs at schools',
  schoolsText:
    'Schools across India are looking for teachers, counsellors, librarians, coaches and office staff. Each job shows the last day to apply, and the pay if the school provides it.',
  jobs: 'See all jobs',
} as const
