import type { Candidate } from './candidates.repository.ts'

/** A `Suggestion` of the contract. */
export type Suggestion =
  | {
      type: 'School'
      name: string
      slug: string
      address: string
      files: string[]
      picture: string
    }
  | {
      type: 'Product'
      name: string
      slug: string
      detail: string
      files: string[]
      picture: string
    }
  | JobSuggestion
  | StoreSuggestion

export type JobSuggestion = {
  type: 'Jobs'
  id: number
  title: string
  location: string
  picture: string
}

export type StoreSuggestion = {
  type: 'Store'
  id: number
  name: string
  address: string
  picture: string
}

/** Addresses of pictures, as `modules/pictures` makes them. */
export interface SuggestionPictures {
  thumbnail(entity: { readonly name: string; readonly files: readonly string[] }): string
  file(path: string): string
}

/** A document as the search box shows it. */
export function suggestionOf(candidate: Candidate, pictures: SuggestionPictures): Suggestion {
  const { kind, name, detail } = candidate
  if (kind === 'job') return jobSuggestion(candidate, pictures)
  if (kind === 'store') return storeSuggestion(candidate, pictures)
  const shown = {
    name,
    slug: candidate.slug ?? '',
    files: candidate.files.map((path) => pictures.file(path)),
    picture: pictures.thumbnail(candidate),
  }
  return kind === 'school'
    ? { type: 'School', ...shown, address: detail }
    : { type: 'Product', ...shown, detail }
}

export const jobSuggestion = (job: Candidate, pictures: SuggestionPictures): JobSuggestion => ({
  type: 'Jobs',
  id: job.ref_id,
  title: job.name,
  location: job.detail,
  picture: pictures.thumbnail(job),
})

export const storeSuggestion = (
  store: Candidate,
  pictures: SuggestionPictures,
): StoreSuggestion => ({
  type: 'Store',
  id: store.ref_id,
  name: store.name,
  address: store.detail,
  picture: pictures.thumbnail(store),
})
