import type { ProductKind } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'
import type { WizardStep } from './wizard-state'

/** Texts of the Beyond School page. */
export const messages = {
  title: 'Beyond School',
  lead: 'Tuitions, activities, camps and workshops, near you or online.',
  description:
    'Find a tuition, an activity, a camp or a workshop for your child by age, days and place: prices, batches and free seats across India.',
  kinds: 'Kinds',
  about: {
    tuition: 'By subject, board and mode',
    activity: 'Dance, music, sport and more',
    camp: 'Summer, nature and sports',
    workshop: 'Robotics, pottery, theatre',
  } satisfies Record<ProductKind, string>,
  available: (count: number) => `${formatCount(count)} available`,
  wizard: 'Find a match in three steps',
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
  show: 'Show matches',
  matches: (count: number) =>
    count === 1 ? '1 match so far' : `${formatCount(count)} matches so far`,
  popular: 'By subject and interest',
  all: (many: string) => `All ${many}`,
} as const
