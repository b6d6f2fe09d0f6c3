import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages('shortlist/compare', import.meta.glob('./locales/*.po'), {
  schools: msg`Schools`,
  title: msg`Compare schools`,
  titleOf: (names: string) => msg`Compare ${names}`,
  description: msg`Compare up to four schools by distance, board, fees, age, availability, facts and facilities. Missing details are marked “Not provided”.`,
  count: (count: number) =>
    msg`${plural(count, { one: '# school side by side', other: '# schools side by side' })}`,
  table: msg`Schools side by side`,
  question: msg({
    message: 'Question',
    comment: 'Heading of the first column, for screen readers',
  }),
  differences: msg`Differences only`,
  chooseTwo: msg`Two schools at a time. Choose which:`,
  same: msg`There are no differences in what these schools have provided.`,
  ask: (count: number) =>
    msg`${plural(count, { one: 'Ask this school', other: 'Ask these # schools' })}`,
  addMore: msg`Add one more`,
  remove: msg`Remove`,
  removeSchool: (name: string) => msg`Remove ${name}`,
  alone: msg`Add a second school to see how they differ.`,
  unknown: (count: number) =>
    msg`${plural(count, {
      one: '# school in this comparison is no longer listed.',
      other: '# schools in this comparison are no longer listed.',
    })}`,
  cut: (most: number) =>
    msg`${plural(most, {
      one: 'You can compare # school. The others are not shown.',
      other: 'You can compare up to # schools. The others are not shown.',
    })}`,
  emptyTitle: msg`No schools chosen yet`,
  emptyText: msg`Select Compare beside up to four schools to see them side by side here.`,
  goneTitle: msg`These schools are no longer listed`,
  goneText: msg`They may have been renamed or removed. Search for them, or choose other schools.`,
  chooseSchools: msg`Choose schools`,
  compareChosen: (count: number) =>
    msg`${plural(count, { one: 'Compare your # school', other: 'Compare your # schools' })}`,
  glance: msg`At a glance`,
  place: msg`Place`,
  distanceFrom: (place: string) => msg`Distance from ${place}`,
  approximatePlace: (place: string) =>
    msg`Only the rough location of ${place} is known, so no distances are shown.`,
  distance: (kilometres: string) => msg`${kilometres} km`,
  distanceAbout: (kilometres: string) => msg`about ${kilometres} km`,
  board: msg`Board`,
  fees: msg`Fees per year`,
  age: msg`Age`,
  availability: msg`Availability`,
  seats: msg`Total seats`,
  feeSheet: msg`Fee breakdown`,
  feeYear: msg`School year`,
  admission: msg`Admission, once`,
  tuition: msg`Tuition per year`,
  transport: msg`Transport per year`,
  books: msg`Books and uniform`,
  yearly: msg`Every year, with transport`,
  firstYear: msg`First-year total`,
  firstYearFrom: (amount: string) => msg`First year from ${amount}`,
  dates: msg`Admission dates`,
  facts: msg`Facts`,
})
