import type { MissingPart } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

interface PartMessages {
  todo: MessageDescriptor
  benefit: MessageDescriptor
}

/** For each missing part: what to add, and how that helps the owner. */
const parts: Readonly<Record<MissingPart, PartMessages>> = {
  fees: { todo: msg`Add the fees`, benefit: msg`parents filter and compare schools by fees` },
  fee_heads: {
    todo: msg`Fill in every amount of the fee sheet`,
    benefit: msg`enter 0 for anything free, so that totals are complete`,
  },
  type: {
    todo: msg`Choose the type`,
    benefit: msg`parents filter by day school, boarding and more`,
  },
  seats: { todo: msg`Add the seats`, benefit: msg`parents see whether they can still apply` },
  admission_dates: {
    todo: msg`Add the admission dates`,
    benefit: msg`parents know when to apply`,
  },
  students_per_teacher: {
    todo: msg`Add the number of students per teacher`,
    benefit: msg`parents can compare class sizes`,
  },
  timings: { todo: msg`Add the school hours`, benefit: msg`parents can plan their mornings` },
  opening_times: { todo: msg`Add the opening times`, benefit: msg`parents know when to call` },
  website: { todo: msg`Add the website`, benefit: msg`parents can read more about you` },
  images: { todo: msg`Add an image`, benefit: msg`lists show it first` },
  more_images: {
    todo: msg`Add more images`,
    benefit: msg`parents look at several before they choose`,
  },
  description: { todo: msg`Add a description`, benefit: msg`parents learn what makes you special` },
  phone: { todo: msg`Add a phone number`, benefit: msg`parents can call you` },
  email: { todo: msg`Add an email`, benefit: msg`parents can write to you` },
  contact_name: { todo: msg`Add a contact person`, benefit: msg`parents know who to ask for` },
  location: { todo: msg`Add the location`, benefit: msg`you appear in nearby searches` },
  address: { todo: msg`Add the address`, benefit: msg`parents can find you` },
  established_on: { todo: msg`Add the founding year`, benefit: msg`it shows your experience` },
  n_students: { todo: msg`Add the number of students`, benefit: msg`parents can compare sizes` },
  n_classrooms: {
    todo: msg`Add the number of classrooms`,
    benefit: msg`parents can compare the space`,
  },
  board: { todo: msg`Choose the board`, benefit: msg`most parents filter by it` },
  facilities: { todo: msg`Choose facilities`, benefit: msg`parents can filter by them` },
  languages: { todo: msg`Choose languages`, benefit: msg`parents can filter by them` },
  company_name: { todo: msg`Add the company name`, benefit: msg`parents know who they pay` },
  city: { todo: msg`Add the city`, benefit: msg`you appear in nearby searches` },
  products: { todo: msg`Add a service`, benefit: msg`parents can see what you teach` },
  batches: { todo: msg`Add a batch`, benefit: msg`parents see days, times and seats` },
  price: { todo: msg`Add the price`, benefit: msg`parents can compare prices` },
  ages: { todo: msg`Add the age range`, benefit: msg`parents filter by it` },
  filters: { todo: msg`Choose filters`, benefit: msg`parents use them to find you` },
}

export const messages = defineMessages('editing/completeness', import.meta.glob('./locales/*.po'), {
  parts,
  percent: (percent: number) => msg`${percent}% complete`,
  complete: msg`Complete: you have provided every detail`,
  more: (count: number) =>
    msg`${plural(count, { one: '# more detail is missing', other: '# more details are missing' })}`,
})
