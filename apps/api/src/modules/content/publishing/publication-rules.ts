import { AppError, refused } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import { isPublicModeration } from '../../../db/public-moderation.ts'
import { slugText } from '../../platform/slugs/slug-text.ts'
import type { PublicationStatus } from '../review/publication-states.ts'
import type { PublicationKind } from './publications.repository.ts'

interface ShownRecord {
  readonly approvedRevision: number | null
  readonly removedAt: Date | null
  readonly publishedAt: Date | null
  readonly moderation: Schema<'ModerationState'>
}

/** Whether readers see an approved revision now: `is_public` of a record that has been read. */
export const isPublicNow = (record: ShownRecord): boolean =>
  record.approvedRevision !== null &&
  record.removedAt === null &&
  record.publishedAt !== null &&
  record.publishedAt.getTime() <= Date.now() &&
  isPublicModeration(record.moderation)

/** Throws `invalid_request` if a time of publication has passed. */
export function requireFuture(publishAt: Date | null): void {
  if (publishAt !== null && publishAt.getTime() <= Date.now())
    throw refused('publish_at', 'Choose a date and time in the future.')
}

/** The error of a request that was made from an older revision. */
export const changedElsewhere = (kind: PublicationKind, advice = 'Reload it first.'): AppError =>
  new AppError(
    'conflict',
    `This ${kind} was changed in another tab or on another device. ${advice}`,
  )

interface EditedRecord {
  readonly status: PublicationStatus
  readonly removedBy: 'author' | 'admin' | null
}

/** Throws `conflict` while its author may not change a publication. */
export function requireEditable(kind: PublicationKind, { status, removedBy }: EditedRecord): void {
  if (status === 'review')
    throw new AppError('conflict', `This ${kind} is in review. Withdraw it to change it.`)
  if (status === 'removed' && removedBy === 'admin')
    throw new AppError(
      'conflict',
      `An admin removed this ${kind}. To publish it again, appeal against the decision.`,
    )
}

/**
 * A URL for readers that no other record of the kind has: the one that its author chose, or else
 * one of the title. Throws `invalid_request` if the chosen one is taken.
 */
export async function freeUrl(
  kind: PublicationKind,
  { id, url, title }: { readonly id: number; readonly url: string | null; readonly title: string },
  takenUrls: (candidates: string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const base = url ?? (slugText(title) || `${kind}-${id}`)
  const candidates = [base, `${base}-${id}`]
  const taken = await takenUrls(candidates)
  if (url !== null && taken.has(url))
    throw refused('url', `Another ${kind} has this URL. Choose a different one.`)
  return candidates.find((each) => !taken.has(each)) ?? `${kind}-${id}`
}
