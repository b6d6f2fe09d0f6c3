import type { NewSchool } from '@edbazaar/api-client'
import { readableLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
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
}

export type DraftField = 'name' | 'slug' | 'type' | 'email' | 'number' | 'location' | 'files'

/** Error message of each invalid field. */
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

/** Validates a draft; returns an empty object if it can be submitted. */
export function draftErrors(draft: SchoolDraft, files: readonly string[]): DraftErrors {
  const errors: DraftErrors = {}
  for (const field of ['name', 'type', 'email', 'number'] as const) {
    const parsed = v.safeParse(fieldSchemas[field], draft[field])
    if (!parsed.success) errors[field] = parsed.issues[0].message
  }
  if (draft.type === 'offline' && draft.place === null) errors.location = messages.addLocation
  if (files.length === 0) errors.files = messages.addImage
  return errors
}

const fieldOrder: readonly DraftField[] = ['name', 'type', 'location', 'email', 'number', 'files']

/** The first invalid field in the order of the form. */
export const firstInvalidField = (errors: DraftErrors): DraftField | undefined =>
  fieldOrder.find((field) => errors[field] !== undefined)

/** The toast message after submitting an invalid form. */
export function submitErrorMessage(errors: DraftErrors): string {
  const field = firstInvalidField(errors)
  return field === 'number' ? messages.numberTooShort : (field && errors[field]) || ''
}

/** Whether the user has filled in any field. */
export const isFilled = ({ name, type, email, number, place }: SchoolDraft): boolean =>
  [name, type, email, number].some((text) => text.trim() !== '') || place !== null

/** Converts a valid draft to the request body. */
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

/** The form field of each API field. */
const draftFields: Readonly<Partial<Record<string, DraftField>>> = {
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

/** The form field for a field in an API error; `files[0]` maps to the images. */
export const draftFieldFor = (apiField: string): DraftField | undefined =>
  draftFields[/^\w+/.exec(apiField)?.[0] ?? '']
