import type { PublicationStatus } from '@edbazaar/api-client'

/** The statuses of a blog or video, in the order of their tabs. */
export const ownStatuses = [
  'draft',
  'review',
  'changes',
  'published',
  'removed',
] as const satisfies readonly PublicationStatus[]
export type OwnStatus = (typeof ownStatuses)[number]

/** What the URL of a list says. */
export interface OwnContentState {
  /** Null for all. */
  status: OwnStatus | null
  page: number
}

/** How many of the user's records have each status. */
export type OwnCounts = Readonly<Record<OwnStatus, number>>
