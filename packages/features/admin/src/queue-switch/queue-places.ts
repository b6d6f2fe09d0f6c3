import type { ModerationSubjectKind as SubjectKind } from '@edbazaar/api-client'

/** A path with a queue, and the kinds of records in it. */
export interface QueuePlace {
  path: string
  kinds: readonly SubjectKind[]
}

/** The sections of the side menu that have a queue. */
export const queuePlaces = {
  schools: { path: '/dashboard/all-schools', kinds: ['school'] },
  stores: { path: '/dashboard/all-stores', kinds: ['store'] },
  products: { path: '/dashboard/all-products', kinds: ['product'] },
  jobs: { path: '/dashboard/job-postings', kinds: ['job'] },
  blogs: { path: '/admin/all-blogs', kinds: ['blog'] },
  videos: { path: '/admin/all-videos', kinds: ['video', 'comment'] },
} as const satisfies Record<string, QueuePlace>

export type QueueName = keyof typeof queuePlaces
