import { formatCount } from '@edbazaar/ui/formatting'

/** Texts of the front page's sections. */
export const messages = {
  updates: 'Latest Updates',
  allUpdates: 'All blogs',

  featured: 'Featured Schools',
  allSchools: 'All schools',
  allOf: (total: number) => `All ${formatCount(total)} schools`,

  products: 'Tuitions and activities',
  allTuitions: 'All tuitions',

  editorial: 'Before you choose',
  tiles: {
    compare: { title: 'Compare schools', subTitle: 'Up to four, side by side' },
    talks: {
      title: 'Principal talks',
      subTitle: 'Principals on what their schools stand for',
    },
    newsletter: { title: 'Newsletter', subTitle: 'News for parents, by email' },
    ranking: { title: 'How we rank', subTitle: 'How lists are ordered, and why' },
  },

  beyondSchool: 'Beyond School',
  allBeyondSchool: 'Find what suits your child',
  sections: {
    tuitions: { name: 'Tuitions', detail: 'School subjects, languages and entrance exams' },
    activities: { name: 'Activities', detail: 'Dance, music, sport and art, every week' },
    camps: { name: 'Camps', detail: 'Nature, sport and crafts in the holidays' },
    workshops: { name: 'Workshops', detail: 'A day or two to try something new' },
  },

  categories: 'Popular categories',
  ages: 'Find schools for all age',
  ageTiles: {
    kindergarten: {
      name: 'Kindergarten',
      years: '2½–6',
      detail: 'Playgroup, nursery, LKG and UKG.',
    },
    online: {
      name: 'Online',
      years: '6–18',
      detail: 'Live classes at home.',
    },
    boarding: {
      name: 'Boarding',
      years: '8–18',
      detail: 'Weekly and full boarding.',
    },
  },
  schools: (count: number) => (count === 1 ? '1 school.' : `${formatCount(count)} schools.`),
  popular: {
    tuitions: 'Popular Tuitions',
    activities: 'Popular Activities',
    camps: 'Popular Camps',
    workshops: 'Popular Workshops',
  },
} as const
