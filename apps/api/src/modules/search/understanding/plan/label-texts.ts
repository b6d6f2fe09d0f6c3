import type { ProductKind } from '../../../catalogue/products/product-kinds.ts'
import { plural } from '../../../platform/text/plural.ts'
import type { Management } from '../dictionary/dictionary.ts'
import type { Plan } from './plan.ts'

/** The languages of labels. */
export type LabelLanguage = 'en' | 'hi'

/** The texts of labels in one language. Names of boards and places are not translated. */
interface LabelTexts {
  readonly nouns: Readonly<Record<Plan['list'] | ProductKind, string>>
  readonly lowFees: string
  readonly managements: Readonly<Record<Management, string>>
  medium(language: string): string
  named(name: string): string
  /** Rupees. */
  fee(min: number | undefined, max: number | undefined): string
  age(years: number): string
  schoolClass(number: number): string
  facility(name: string): string
  days(days: readonly string[]): string
  district(name: string): string
  in(subject: string, place: string): string
  near(subject: string, place: string): string
  nearYou(subject: string): string
  inIndia(subject: string): string
}

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const rupees = (amount: number | undefined) => format.format(amount ?? 0)

export const labelTexts: Readonly<Record<LabelLanguage, LabelTexts>> = {
  en: {
    nouns: {
      schools: 'schools',
      jobs: 'jobs',
      products: 'tuitions and activities',
      tuition: 'tuitions',
      activity: 'activities',
      camp: 'camps',
      workshop: 'workshops',
    },
    lowFees: 'low-fee',
    managements: { government: 'government', private: 'private' },
    medium: (language) => `${language} medium`,
    named: (name) => `named “${name}”`,
    fee(min, max) {
      if (min === undefined) return `under ${rupees(max)}`
      return max === undefined ? `above ${rupees(min)}` : `${rupees(min)}–${rupees(max)}`
    },
    age: (years) => `for age ${years} ${plural(years, { one: 'year', other: 'years' })}`,
    schoolClass: (number) => `for class ${number}`,
    facility: (name) => `with ${name}`,
    days: (days) => `on ${days.join(', ')}`,
    district: (name) => (/\bdistrict\b/i.test(name) ? name : `${name} district`),
    in: (subject, place) => `${subject} in ${place}`,
    near: (subject, place) => `${subject} near ${place}`,
    nearYou: (subject) => `${subject} near you`,
    inIndia: (subject) => `${subject} in India`,
  },
  hi: {
    nouns: {
      schools: 'स्कूल',
      jobs: 'नौकरियाँ',
      products: 'ट्यूशन और गतिविधियाँ',
      tuition: 'ट्यूशन',
      activity: 'गतिविधियाँ',
      camp: 'शिविर',
      workshop: 'कार्यशालाएँ',
    },
    lowFees: 'कम फीस वाले',
    managements: { government: 'सरकारी', private: 'निजी' },
    medium: (language) => `${language} माध्यम`,
    named: (name) => `“${name}” नाम के`,
    fee(min, max) {
      if (min === undefined) return `${rupees(max)} से कम`
      return max === undefined ? `${rupees(min)} से अधिक` : `${rupees(min)}–${rupees(max)}`
    },
    age: (years) => `${years} वर्ष की आयु के लिए`,
    schoolClass: (number) => `कक्षा ${number} के लिए`,
    facility: (name) => `${name} के साथ`,
    days: (days) => days.join(', '),
    district: (name) => `${name} ज़िला`,
    in: (subject, place) => `${place} में ${subject}`,
    near: (subject, place) => `${place} के पास ${subject}`,
    nearYou: (subject) => `आपके पास ${subject}`,
    inIndia: (subject) => `भारत में ${subject}`,
  },
}
