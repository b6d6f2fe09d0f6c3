import type { NewSchool } from '@edbazaar/api-client'
import { readableLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import type { SchoolPlace } from '../school-calls/school-place'
import { messages } from './messages'
import { schoolSlug } from './school-slug'

/** A school as far as it has been typed. */
export interface SchoolDraft {
  name: string
  /** The end of its slug. */
  suffix: number
  type: '' | 'online' | 'offline'
  email: string
  number: string
  place: SchoolPlace | null
}

export type DraftField = 'name' | 'slug' | 'type' | 'email' | 'number' | 'location' | 'files'

/** What is wrong with a draft, by field. */
export type DraftErrors = Partial<Record<DraftField, string>>

const fieldSchemas = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, messages.enterName),
    v.maxLength(160, messages.enterName),
    v.regex(readableLine, messages.enterName),
  ),
  type: v.picklist(['online', 'offline'], messages.enterType),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.email(messages.enterEmail),
    v.maxLength(254, messages.enterEmail),
  ),
  number: v.pipe(
    v.string(),
    v.trim(),
    v.regex(phoneNumber, messages.enterNumber),
    v.maxLength(30, messages.enterNumber),
  ),
}

/** What is wrong with each field of a draft; empty where it can be sent. */
export function draftErrors(draft: SchoolDraft, files: readonly string[]): DraftErrors {
  const errors: DraftErrors = {}
  for (const field of ['name', 'type', 'email', 'number'] as const) {
    const checked = v.safeParse(fieldSchemas[field], draft[field])
    if (!checked.success) errors[field] = checked.issues[0].message
  }
  if (draft.type === 'offline' && draft.place === null) errors.location = messages.addLocation
  if (files.length === 0) errors.files = messages.addImage
  return errors
}

const order: readonly DraftField[] = ['name', 'type', 'location', 'email', 'number', 'files']

/** The first field that is wrong, as the form shows them. */
export const firstWrong = (errors: DraftErrors): DraftField | undefined =>
  order.find((field) => errors[field] !== undefined)

/** What a toast says of a form that was sent with something wrong in it. */
export function submitWords(errors: DraftErrors): string {
  const wrong = firstWrong(errors)
  return wrong === 'number' ? messages.numberTooShort : (wrong && errors[wrong]) || ''
}

/** Whether anything was filled in. */
export const isFilled = ({ name, type, email, number, place }: SchoolDraft): boolean =>
  [name, type, email, number].some((typed) => typed.trim() !== '') || place !== null

/** What the API is sent of a draft without errors. */
export function newSchoolOf(draft: SchoolDraft, files: readonly string[]): NewSchool {
  const place = draft.type === 'offline' ? draft.place : null
  return {
    name: draft.name.trim(),
    slug: schoolSlug(draft.name, draft.suffix),
    is_online: draft.type === 'online',
    contact_email: draft.email.trim(),
    contact_phone: draft.number.trim(),
    location: place?.location ?? null,
    lat: place?.lat ?? null,
    long: place?.long ?? null,
    ...(place && { place: place.place }),
    files: [...files],
  }
}

/** In which field of the form the API's names of fields stand. */
const fieldOfApi: Readonly<Partial<Record<string, DraftField>>> = {
  name: 'name',
  slug: 'slug',
  is_online: 'type',
  contact_email: 'email',
  contact_phone: 'number',
  location: 'location',
  lat: 'location',
  long: 'location',
  place: 'location',
  files: 'files',
}

/** The form's field that the API speaks of: `files[0]` is said of the images. */
export const draftFieldOf = (apiField: string): DraftField | undefined =>
  fieldOfApi[/^\w+/.exec(apiField)?.[0] ?? '']
