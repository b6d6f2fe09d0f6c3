import type { SubjectKind } from '../../cases/case-subject.ts'

/** The kinds of records that have a moderation state. */
const moderatedKinds = ['school', 'store', 'product', 'job', 'blog', 'video', 'comment'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]
export const isModeratedKind = (kind: SubjectKind): kind is ModeratedKind =>
  moderatedKinds.some((moderated) => moderated === kind)

/** Kinds with a revision and an approved revision. */
const listings: readonly SubjectKind[] = ['school', 'store', 'product']
export const isListing = (kind: SubjectKind): kind is 'school' | 'store' | 'product' =>
  listings.includes(kind)
