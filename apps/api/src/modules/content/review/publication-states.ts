import { publication } from '../../../db/schema/index.ts'

export const publicationStatuses = publication.enumValues
export type PublicationStatus = (typeof publicationStatuses)[number]

/** The 8 allowed changes of status of a blog or video, of 20. */
const nextStatuses: Readonly<Record<PublicationStatus, readonly PublicationStatus[]>> = {
  draft: ['review'],
  review: ['published', 'changes', 'draft'],
  published: ['removed', 'draft'],
  changes: ['review'],
  removed: ['review'],
}

export const mayMove = (from: PublicationStatus, to: PublicationStatus): boolean =>
  nextStatuses[from].includes(to)

/** Reviews are decided by admins, or by the server for trusted authors. */
const byReviewOnly = new Set(['review published', 'review changes'])

/** Transitions that the author may make. */
export const authorMoves = (from: PublicationStatus): PublicationStatus[] =>
  nextStatuses[from].filter((to) => !byReviewOnly.has(`${from} ${to}`))

/** Names of the statuses in error messages. */
export const publicationNames: Readonly<Record<PublicationStatus, string>> = {
  draft: 'a draft',
  review: 'in review',
  published: 'published',
  changes: 'waiting for your changes',
  removed: 'removed',
}
