import type { ProductKind } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'
import type { WizardStep } from './wizard-state'

/** The sentences of the page beyond school. */
export const messages = {
  title: 'Beyond School',
  lead: 'Tuitions, activities, camps and workshops, near you or online.',
  description:
    'Find a tuition, an activity, a camp or a workshop for your child by age, days and place: prices, batches and free seats across India.',
  kindOverviews: 'Four ways in',
  about: {
    tuition: 'By subject, board and mode',
    activity: 'Dance, music, sport and more',
    camp: 'Summer, nature and sports',
    workshop: 'Robotics, pottery, theatre',
  } satisfies Record<ProductKind, string>,
  offers: (count: number) => (count === 1 ? '1 on offer' : `${formatCount(count)} on offer`),
  wizard: 'Find what matches in three steps',
  steps: { age: 'Age', days: 'Days', place: 'Place' } satisfies Record<WizardStep, string>,
  questions: {
    age: 'How old is the child?',
    days: 'Which days suit?',
    place: 'Where?',
  } satisfies Record<WizardStep, string>,
  under: 'Under 3',
  adult: '18+',
  next: 'Next',
  back: 'Back',
  anyAge: 'Any age',
  anyDay: 'Any day',
  anywhere: 'Anywhere in India',
  show: 'Show what matches',
  matches: (count: number) => `${formatCount(count)} ${count === 1 ? 'matches' : 'fit'} so far`,
  popular: 'By subject and interest',
  all: (many: string) => `All ${many}`,
} as const
