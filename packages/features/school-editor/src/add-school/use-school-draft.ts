import { createDraftHook, isMedia, listingPlaceSchema } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import type { SchoolDraft } from './new-school'

const draftSchema = v.object({
  name: v.string(),
  suffix: v.number(),
  type: v.picklist(['', 'online', 'offline']),
  email: v.string(),
  number: v.string(),
  place: v.nullable(listingPlaceSchema),
  media: v.array(v.custom(isMedia)),
})

/** A stored draft can come from an older version of the app or be edited by hand. */
const isSchoolDraft = (stored: unknown): stored is SchoolDraft => v.is(draftSchema, stored)

/** The signed-in user's draft of a new school, which survives a reload. */
export const useSchoolDraft = createDraftHook<SchoolDraft>('new-school', {
  empty: { name: '', suffix: 0, type: '', email: '', number: '', place: null, media: [] },
  isDraft: isSchoolDraft,
})
