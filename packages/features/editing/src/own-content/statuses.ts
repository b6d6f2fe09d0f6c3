import type { PublicationStatus } from '@edbazaar/api-client'
import type { CatalogueMessages, MessageDescriptor } from '@edbazaar/feature-platform'

/** The statuses of a blog or video, in the order of their tabs. */
export const ownStatuses = [
  'draft',
  'review',
  'changes',
  'published',
  'removed',
] as const satisfies readonly PublicationStatus[]
export type OwnStatus = (typeof ownStatuses)[number]

/** State in the URL of a list. */
export interface OwnContentState {
  /** Null for all. */
  status: OwnStatus | null
  page: number
}

/** The number of the user's records with each status. */
type OwnCounts = Readonly<Record<OwnStatus, number>>

export interface OwnList<Item> {
  readonly data: readonly Item[]
  readonly counts: OwnCounts
  readonly total: number
  readonly totalPages: number
  readonly per_page: number
}

/** The texts that differ between the two pages. */
export interface OwnContentTexts extends CatalogueMessages {
  readonly title: MessageDescriptor
  readonly standfirst: MessageDescriptor
  readonly loading: MessageDescriptor
  readonly pastTheEnd: MessageDescriptor
  /** Titles of the empty tabs. */
  readonly emptyOf: Readonly<Record<OwnStatus, MessageDescriptor>>
  /** For a user who has none at all. */
  readonly emptyTitle: MessageDescriptor
  readonly emptyText: MessageDescriptor
}
