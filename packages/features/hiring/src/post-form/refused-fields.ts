import { ApiError } from '@edbazaar/api-client'
import type { JobPost } from '../labels/job-post-types'
import type { PostErrors } from './check-post'
import { draftOf, type PostDraft } from './post-draft'

/** The name of the field that an error is about: `questions` of `questions[0]`. */
const fieldNamed = (name: string) => /^\w+/.exec(name.replace(/^fields\./, ''))?.[0] ?? name

/** Whether a post is saved while it is written; changes of a live one are saved on request. */
export const savesItself = ({ status }: JobPost['post']): boolean =>
  status === 'draft' || status === 'refused'

/**
 * The part of a draft that can be saved: refused fields keep the values on the server. Null for other failures, and
 * for a post whose changes are live at once.
 */
export function withoutRefused(cause: unknown, draft: PostDraft, saved: JobPost): PostDraft | null {
  if (!(cause instanceof ApiError) || cause.errors.length === 0 || !savesItself(saved.post))
    return null
  const refused = new Set(cause.errors.map(({ field }) => fieldNamed(field)))
  const kept = Object.entries(draftOf(saved.fields)).filter(([name]) => refused.has(name))
  const valid: PostDraft = { ...draft, ...Object.fromEntries(kept) }
  // The maximum on the server may also be lower than the new minimum.
  return refused.has('salary_max') ? { ...valid, salary_max: '' } : valid
}

export const errorsByField = (errors: readonly { field: string; msg: string }[]): PostErrors =>
  Object.fromEntries(errors.map(({ field, msg }) => [field, msg]))
