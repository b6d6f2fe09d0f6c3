import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the home page's sections. */
export const messages = defineMessages('home/sections', import.meta.glob('./locales/*.po'), {
  updates: msg`Latest Updates`,
  allUpdates: msg`All blogs`,

  featured: msg`Featured Schools`,
  schoolsNear: (place: string) => msg`Schools near ${place}`,
  allSchools: msg`All schools`,
  allOf: (total: number) => msg`${plural(total, { one: 'All # schools', other: 'All # schools' })}`,

  products: msg`Tuitions and activities`,
  allTuitions: msg`All tuitions`,
  tuitionsNear: (place: string) => msg`Tuitions near ${place}`,

  editorial: msg`Before you choose`,
  tiles: {
    compare: { title: msg`Compare schools`, subTitle: msg`Up to four, side by side` },
    talks: {
      title: msg`Principal talks`,
      subTitle: msg`Principals on what their schools stand for`,
    },
    newsletter: { title: msg`Newsletter`, subTitle: msg`News for parents, by email` },
    ranking: { title: msg`How we rank`, subTitle: msg`How lists are ordered, and why` },
  },

  beyondSchool: msg`Beyond School`,
  allBeyondSchool: msg`Find what suits your child`,
  sections: {
    tuitions: { name: msg`Tuitions`, detail: msg`School subjects, languages and entrance exams` },
    activities: { name: msg`Activities`, detail: msg`Dance, music, sport and art, every week` },
    camps: { name: msg`Camps`, detail: msg`Nature, sport and crafts in the holidays` },
    workshops: { name: msg`Workshops`, detail: msg`A day or two to try something new` },
  },

  categories: msg`Popular categories`,
  ages: msg`Find schools for all age`,
  ageTiles: {
    kindergarten: {
      name: msg`Kindergarten`,
      years: msg`2½–6`,
      detail: msg`Playgroup, nursery, LKG and UKG.`,
    },
    online: {
      name: msg`Online`,
      years: msg`6–18`,
      detail: msg`Live classes at home.`,
    },
    boarding: {
      name: msg`Boarding`,
      years: msg`8–18`,
      detail: msg`Weekly and full boarding.`,
    },
  },
  schools: (count: number) => msg`${plural(count, { one: '# school.', other: '# schools.' })}`,
  popular: {
    tuitions: msg`Popular Tuitions`,
    activities: msg`Popular Activities`,
    camps: msg`Popular Camps`,
    workshops: msg`Popular Workshops`,
  },
})
