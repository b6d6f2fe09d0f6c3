import type { Candidate } from './candidate.ts'

/** A `Suggestion` of the contract. */
export type Suggestion =
  | {
      type: 'School'
      name: string
      slug: string
      address: string
      files: string[]
      image: string
    }
  | {
      type: 'Product'
      name: string
      slug: string
      detail: string
      files: string[]
      image: string
    }
  | JobSuggestion
  | StoreSuggestion

export type JobSuggestion = {
  type: 'Jobs'
  id: number
  title: string
  location: string
  image: string
}

export type StoreSuggestion = {
  type: 'Store'
  id: number
  name: string
  address: string
  image: string
}

/** URLs of images, as `platform/images` creates them. */
export interface SuggestionImages {
  thumbnail(entity: { readonly name: string; readonly files: readonly string[] }): string
  file(path: string): string
}

/** A candidate as a suggestion. */
export function suggestionOf(candidate: Candidate, images: SuggestionImages): Suggestion {
  const { kind, name, detail } = candidate
  if (kind === 'job') return jobSuggestion(candidate, images)
  if (kind === 'store') return storeSuggestion(candidate, images)
  const shown = {
    name,
    slug: candidate.slug ?? '',
    files: candidate.files.map((path) => images.file(path)),
    image: images.thumbnail(candidate),
  }
  return kind === 'school'
    ? { type: 'School', ...shown, address: detail }
    : { type: 'Product', ...shown, detail }
}

export const jobSuggestion = (job: Candidate, images: SuggestionImages): JobSuggestion => ({
  type: 'Jobs',
  id: job.ref_id,
  title: job.name,
  location: job.detail,
  image: images.thumbnail(job),
})

export const storeSuggestion = (store: Candidate, images: SuggestionImages): StoreSuggestion => ({
  type: 'Store',
  id: store.ref_id,
  name: store.name,
  address: store.detail,
  image: images.thumbnail(store),
})
