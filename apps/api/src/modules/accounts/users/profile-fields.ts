import { AppError, invalid } from '../../../app-error.ts'
import type { Consents, users } from '../../../db/schema/index.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { ChildDetails } from '../children/child-details.ts'

const maximumChildren = 12
const maximumNameLength = 60
const earliestBirthDate = '1900-01-01'

type UserColumns = Partial<typeof users.$inferSelect>

/** The fields that are columns; images and children have their own services. */
const readers = {
  firstname: (value) => ({ firstname: nameOf('firstname', value, 2) }),
  lastname: (value) => ({ lastname: nameOf('lastname', value, 1) }),
  phone: (value) => ({ phone: phoneOf(value) }),
  is_walkthrough_skipped: (value) => ({ isWalkthroughSkipped: skipOf(value) }),
  consents: (value) => ({ consents: consentsOf(value) }),
} as const satisfies Record<string, (value: unknown) => UserColumns>

type PlainField = keyof typeof readers
export type ImageField = 'profile_image' | 'cover_image'
export type ProfileField = PlainField | ImageField | 'children'

export const isImageField = (field: ProfileField): field is ImageField =>
  field === 'profile_image' || field === 'cover_image'

/** Converts a field's value to columns. Throws `invalid_request`, naming the field. */
export const readField = (field: PlainField, value: unknown): UserColumns => readers[field](value)

/**
 * Control characters, U+FFFD in place of half of a character, and marks that change the text direction,
 * which would also change the text beside a name. Joiners are allowed because Indian scripts need them.
 */
const forbiddenCharacters = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/u
const lengthOf = (text: string) => [...text].length

function nameOf(field: string, value: unknown, minimumLength: number): string {
  const name = typeof value === 'string' ? value.trim() : ''
  const length = lengthOf(name)
  if (length < minimumLength || length > maximumNameLength)
    throw invalid(field, `must have ${minimumLength} to ${maximumNameLength} characters`)
  if (forbiddenCharacters.test(name))
    throw invalid(field, 'must not contain line breaks or control characters')
  return name
}

function phoneOf(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' && /^\d{4,12}$/.test(value)) return value
  throw invalid('phone', 'must be a phone number of 4 to 12 digits, such as 9845012345, or empty')
}

function skipOf(value: unknown): true {
  if (value === true || value === 'true') return true
  throw invalid('is_walkthrough_skipped', 'can only be set to true')
}

/** The children of a user. Throws `invalid_request`, naming the child and the field. */
export function childrenOf(value: unknown): ChildDetails[] {
  if (!Array.isArray(value))
    throw invalid('children', 'must be a list of children, each with name and born_on')
  if (value.length > maximumChildren)
    throw invalid('children', `must have at most ${maximumChildren} entries`)
  return value.map(childOf)
}

function childOf(value: unknown, index: number): ChildDetails {
  const invalidChild = (field: 'name' | 'born_on', msg: string) =>
    new AppError('invalid_request', `Please check child ${index + 1}: ${field} ${msg}.`, [
      { field: `children.${index}.${field}`, msg },
    ])
  const { name: typedName, born_on: bornOn = null, ...others } = recordOf(value)
  const name = typeof typedName === 'string' ? typedName.trim() : ''
  if (name === '' || lengthOf(name) > maximumNameLength)
    throw invalidChild('name', `must have 1 to ${maximumNameLength} characters`)
  if (forbiddenCharacters.test(name))
    throw invalidChild('name', 'must not contain line breaks or control characters')
  if (bornOn !== null && !isDate(bornOn))
    throw invalidChild('born_on', 'must be a date as year-month-day, such as 2019-07-04, or null')
  if (bornOn !== null && (bornOn > todayInIndia() || bornOn < earliestBirthDate))
    throw invalidChild('born_on', 'must be between 1900 and today')
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalid('children', 'must contain only name and born_on')
  return { name, bornOn }
}

const channels = ['email', 'phone', 'whatsapp', 'news'] as const

function consentsOf(value: unknown): Consents {
  const { email, phone, whatsapp, news, ...others } = recordOf(value)
  const areBooleans = [email, phone, whatsapp, news].every((value) => typeof value === 'boolean')
  if (!areBooleans || Object.keys(others).length > 0)
    throw invalid('consents', `must be true or false for each of ${channels.join(', ')}`)
  return {
    email: email === true,
    phone: phone === true,
    whatsapp: whatsapp === true,
    news: news === true,
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Whether the value is an existing date as yyyy-mm-dd. */
function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
