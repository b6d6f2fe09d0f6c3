import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Words for what a query asks for: "CBSE schools in Kochi". Each is a part of a sentence. */
export const meaningMessages = defineMessages(
  'search/meaning',
  import.meta.glob('./locales/*.po'),
  {
    nouns: {
      schools: msg`schools`,
      jobs: msg`jobs`,
      products: msg`tuitions and activities`,
      tuition: msg`tuitions`,
      activity: msg`activities`,
      camp: msg`camps`,
      workshop: msg`workshops`,
    },
    qualified: (qualifiers: string, noun: string) => msg`${qualifiers} ${noun}`,
    named: (subject: string, name: string) => msg`${subject} named “${name}”`,
    withFacility: (subject: string, facility: string) => msg`${subject} with ${facility}`,
    withFee: (subject: string, fee: string) => msg`${subject} ${fee}`,
    forAge: (subject: string, age: string) => msg`${subject} for ${age}`,
    onDays: (subject: string, days: string) => msg`${subject} on ${days}`,
    inPlace: (subject: string, place: string) => msg`${subject} in ${place}`,
    nearPlace: (subject: string, place: string) => msg`${subject} near ${place}`,
    nearUser: (subject: string) => msg`${subject} near you`,
    inIndia: (subject: string) => msg`${subject} in India`,
    medium: (language: string) => msg`${language} medium`,
    managements: { government: msg`government`, private: msg`private` },
    lowFees: msg`low-fee`,
    lowFeesFirst: msg`Lowest fees first`,
    feeUnder: (rupees: string) => msg`under ${rupees}`,
    feeAbove: (rupees: string) => msg`above ${rupees}`,
    feeBetween: (min: string, max: string) => msg`${min}–${max}`,
    age: (years: number) => msg`age ${plural(years, { one: '# year', other: '# years' })}`,
    schoolClass: (number: number) => msg`class ${number}`,
    here: msg`Near you`,
    district: (name: string) => msg`${name} district`,
    days: {
      Mon: msg`Monday`,
      Tue: msg`Tuesday`,
      Wed: msg`Wednesday`,
      Thu: msg`Thursday`,
      Fri: msg`Friday`,
      Sat: msg`Saturday`,
      Sun: msg`Sunday`,
    },
  },
)
