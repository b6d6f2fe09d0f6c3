import { AppError, invalid } from '../../../app-error.ts'
import type { Child, Consents, users } from '../../../db/schema/index.ts'
import { todayInIndia } from '../../catalogue/schools/school-dates.ts'

/** Children that one account may name. */
const mostChildren = 12
const longestName = 60
/** Nobody's child was born before. */
const earliestBirth = '1900-01-01'

type Saved = Partial<typeof users.$inferSelect>

/** Fields that a user saves of their own profile; images are apart, since they are files. */
const readers = {
  firstname: (value) => ({ firstname: nameOf('firstname', value, 2) }),
  lastname: (value) => ({ lastname: nameOf('lastname', value, 1) }),
  phone: (value) => ({ phone: phoneOf(value) }),
  is_walkthrough_skipped: (value) => ({ isWalkthroughSkipped: skipOf(value) }),
  children: (value) => ({ children: childrenOf(value) }),
  consents: (value) => ({ consents: consentsOf(value) }),
} as const satisfies Record<string, (value: unknown) => Saved>

export type PlainField = keyof typeof readers
export type ImageField = 'profile_image' | 'cover_image'
export type ProfileField = PlainField | ImageField

export const isImageField = (field: ProfileField): field is ImageField =>
  field === 'profile_image' || field === 'cover_image'

/** The columns that a field's value stands for. Throws `invalid_request`, naming the field. */
export const readField = (field: PlainField, value: unknown): Saved => readers[field](value)

/**
 * Control characters, halves of characters that no text may hold, and what turns the writing round:
 * a name with it would change what is written beside it. Joiners stay, Indian scripts need them.
 */
const unwritable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const lengthOf = (text: string) => [...text].length

function nameOf(field: string, value: unknown, shortest: number): string {
  const name = typeof value === 'string' ? value.trim() : ''
  const length = lengthOf(name)
  if (length < shortest || length > longestName)
    throw invalid(field, `must have ${shortest} to ${longestName} characters`)
  if (unwritable.test(name)) throw invalid(field, 'must not hold line breaks or control characters')
  return name
}

function phoneOf(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' && /^\d{4,12}$/.test(value)) return value
  throw invalid('phone', 'must be 4 to 12 digits, without spaces or signs; leave it empty for none')
}

function skipOf(value: unknown): true {
  if (value === true || value === 'true') return true
  throw invalid('is_walkthrough_skipped', 'can only be set to true')
}

function childrenOf(value: unknown): Child[] {
  if (!Array.isArray(value)) throw invalid('children', 'must be a list of name and born_on')
  if (value.length > mostChildren)
    throw invalid('children', `must be at most ${mostChildren}; please take some out`)
  return value.map(childOf)
}

function childOf(value: unknown, index: number): Child {
  const refuse = (field: 'name' | 'born_on', words: string) =>
    new AppError('invalid_request', `Please check child ${index + 1}: ${field} ${words}.`, [
      { field: `children.${index}.${field}`, msg: words },
    ])
  const { name: given, born_on: bornOn = null, ...others } = recordOf(value)
  const name = typeof given === 'string' ? given.trim() : ''
  if (name === '' || lengthOf(name) > longestName)
    throw refuse('name', `must have 1 to ${longestName} characters`)
  if (unwritable.test(name)) throw refuse('name', 'must not hold line breaks or control characters')
  if (bornOn !== null && !isDay(bornOn))
    throw refuse('born_on', 'must be a day as year-month-day, such as 2019-07-04, or null')
  if (bornOn !== null && (bornOn > todayInIndia() || bornOn < earliestBirth))
    throw refuse('born_on', 'must not be in the future, nor before 1900')
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw invalid('children', 'have name and born_on alone; please leave the rest out')
  return { name, bornOn }
}

const channels = ['email', 'phone', 'whatsapp', 'news'] as const

function consentsOf(value: unknown): Consents {
  const { email, phone, whatsapp, news, ...others } = recordOf(value)
  const areAll = [email, phone, whatsapp, news].every((one) => typeof one === 'boolean')
  if (!areAll || Object.keys(others).length > 0)
    throw invalid('consents', `must say true or false for each of ${channels.join(', ')}`)
  return {
    email: email === true,
    phone: phone === true,
    whatsapp: whatsapp === true,
    news: news === true,
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** yyyy-mm-dd of a day that there is. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
