import type { ProductKind } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'
import type { WizardStep } from './wizard-state'

/** Texts of the Beyond School page. */
export const messages = defineMessages('products/home', import.meta.glob('./locales/*.po'), {
  title: msg`Beyond School`,
  lead: msg`Tuitions, activities, camps and workshops, near you or online.`,
  description: msg`Find a tuition, an activity, a camp or a workshop for your child by age, days and place: prices, batches and free seats across India.`,
  kinds: msg`Kinds`,
  about: {
    tuition: msg`By subject, board and mode`,
    activity: msg`Dance, music, sport and more`,
    camp: msg`Summer, nature and sports`,
    workshop: msg`Robotics, pottery, theatre`,
  } satisfies Record<ProductKind, MessageDescriptor>,
  available: (count: number) => msg`${plural(count, { one: '# available', other: '# available' })}`,
  wizard: msg`Find a match in three steps`,
  steps: {
    age: msg`Age`,
    days: msg`Days`,
    place: msg`Place`,
  } satisfies Record<WizardStep, MessageDescriptor>,
  questions: {
    age: msg`How old is your child?`,
    days: msg`Which days work for you?`,
    place: msg`Where?`,
  } satisfies Record<WizardStep, MessageDescriptor>,
  under: msg`Under 3`,
  adult: msg`18+`,
  next: msg`Next`,
  back: msg`Back`,
  anyAge: msg`Any age`,
  anyDay: msg`Any day`,
  anywhere: msg`Anywhere in India`,
  show: msg`Show matches`,
  matches: (count: number) =>
    msg`${plural(count, { one: '# match so far', other: '# matches so far' })}`,
  popular: msg`By subject and interest`,
  all: {
    tuition: msg`All tuitions`,
    activity: msg`All activities`,
    camp: msg`All camps`,
    workshop: msg`All workshops`,
  } satisfies Record<ProductKind, MessageDescriptor>,
})
