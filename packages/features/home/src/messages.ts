/** Texts of the front page's lead and of the popup. */
export const messages = {
  title: 'Schools, tuitions and activities near you',
  description:
    'Find the right school, tuition, activity or camp in India: boards, fees, ages, distance and admission dates side by side, each with its source.',
  lead: 'The right school, close to home',
  leadHindi: 'स्कूल, ट्यूशन और गतिविधियाँ — एक ही जगह, पूरी जानकारी के साथ',
  listSchool: 'List your school',
  listService: 'List your service',
  near: 'Schools near',

  highlights: 'Highlights',
  slides: {
    schools: {
      tag: 'Schools',
      title: 'Boards, fees, ages and admission dates, side by side',
    },
    tuitions: {
      tag: 'Tuitions',
      title: 'Find a tutor at a centre, at home or online',
    },
    activities: {
      tag: 'Activities',
      title: 'Dance, chess, swimming: what is nearby, and what it costs',
    },
    jobs: { tag: 'EdJobs', title: 'Schools hiring teachers now' },
  },

  expo: {
    title: 'The school expo, from your home',
    text: 'Every stall in one list: boards, fees, ages and admission dates of the schools near you, without the queue.',
    link: 'Browse the schools',
    close: 'Close',
  },
} as const
