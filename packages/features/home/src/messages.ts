import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of the home page's hero and of the popup. */
export const messages = defineMessages('home', import.meta.glob('./locales/*.po'), {
  title: msg`Schools, tuitions and activities near you`,
  description: msg`Find the right school, tuition, activity or camp in India: boards, fees, ages, distance and admission dates side by side, each with its source.`,
  heroTitle: msg`The right school, close to home`,
  heroHindi: msg`नाम हिंदी में लिखकर भी खोजें। पेज अभी अंग्रेज़ी में हैं।`,
  listSchool: msg`List your school`,
  listService: msg`List your service`,
  near: msg`Schools near`,

  highlights: msg`Highlights`,
  carouselLabels: {
    carousel: msg({ message: 'carousel', comment: 'What it is, for screen readers' }),
    slide: msg({ message: 'slide', comment: 'What it is, for screen readers' }),
    stop: msg`Stop the slides`,
    start: msg`Start the slides`,
    previous: msg`Previous slide`,
    next: msg`Next slide`,
    position: (place: number, count: number) => msg`${place} of ${count}`,
    show: (place: number) => msg`Slide ${place}`,
  },
  slides: {
    schools: {
      tag: msg`Schools`,
      title: msg`Boards, fees, ages and admission dates, side by side`,
    },
    tuitions: {
      tag: msg`Tuitions`,
      title: msg`Find a tutor at a centre, at home or online`,
    },
    activities: {
      tag: msg`Activities`,
      title: msg`Dance, chess, swimming: what is nearby, and what it costs`,
    },
    jobs: { tag: msg`EdJobs`, title: msg`Schools hiring teachers now` },
  },

  expo: {
    title: msg`The school expo, from your home`,
    text: msg`Every stall in one list: boards, fees, ages and admission dates of the schools near you, without the queue.`,
    link: msg`Browse the schools`,
    close: msg`Close`,
  },
})
