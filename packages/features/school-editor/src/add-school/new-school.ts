import type { Media, NewSchool } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import type { SchoolPlace } from '../school-api/school-place'
import { messages } from './messages'
import { schoolSlug } from './school-slug'

/** The form values of a new school. */
export interface SchoolDraft {
  name: string
  /** Random number at the end of the slug. */
  suffix: number
  type: '' | 'online' | 'offline'
  email: string
  number: string
  place: SchoolPlace | null
  /** The cover first. */
  media: Media[]
}

type DraftField = keyof SchoolDraft

const fieldOrder: readonly DraftField[] = ['name', 'type', 'place', 'email', 'number', 'media']

/** The toast message after submitting an invalid form: that of the first invalid field. */
export function submitErrorMessage(errors: Readonly<Record<string, string>>, t: Translate): string {
  const field = fieldOrder.find((name) => errors[name] !== undefined)
  return field === 'number' ? t(messages.numberTooShort) : (field && errors[field]) || ''
}

/** Whether the user has filled in any field. */
export const isFilled = ({ name, type, email, number, place, media }: SchoolDraft): boolean =>
  [name, type, email, number].some((text) => text.trim() !== '') ||
  place !== null ||
  media.length > 0

/** Converts the values of a valid form to the request body. */
export function newSchoolOf({ type, media, ...values }: SchoolDraft): NewSchool {
  const place = type === 'offline' ? values.place : null
  const school: NewSchool = {
    name: values.name,
    slug: schoolSlug(values.name, values.suffix),
    is_online: type === 'online',
    contact_email: values.email,
    contact_phone: values.number,
    location: place?.location ?? null,
    lat: place?.lat ?? null,
    long: place?.long ?? null,
    files: media.map(({ url }) => url),
  }
  const { place: slug = null, is_exact } = place ?? {}
  if (is_exact !== undefined) return { ...school, is_exact }
  return slug === null ? school : { ...school, place: slug }
}

/** The form field of each API field. */
const draftFields: Readonly<Partial<Record<string, DraftField>>> = {
  name: 'name',
  slug: 'suffix',
  is_online: 'type',
  contact_email: 'email',
  contact_phone: 'number',
  location: 'place',
  lat: 'place',
  long: 'place',
  place: 'place',
  files: 'media',
}

/** The form field for a field in an API error; `files[0]` maps to the images. */
export const draftFieldFor = (apiField: string): DraftField | undefined =>
  draftFields[/^\w+/.exec(apiField)?.[0] ?? '']
