/** Every sentence of the page on working with us. */
export const messages = {
  title: 'Careers',
  description: 'Openings at EdBazaar, and where to find posts at schools.',
  standfirst: 'Working at EdBazaar, and where to look for a post at a school.',
  openings: 'Openings at EdBazaar',
  none: 'There are no openings just now.',
  noneText: 'When there is one, it stands here with its duties, its pay and its last day to apply.',
  write: 'Write to us all the same',
  schools: 'Posts at schools',
  schoolsText:
    'Teachers, counsellors, librarians, coaches and office staff are looked for by schools across India. Each post tells its pay, where the school does, and its last day.',
  jobs: 'See the posts',
} as const
