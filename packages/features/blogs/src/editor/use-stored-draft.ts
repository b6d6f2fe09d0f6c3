import type { OwnBlog } from '@edbazaar/api-client'
import { createDraftHook } from '@edbazaar/feature-editing'

export type BlogFields = OwnBlog['fields']

interface BlogDraft {
  /** The revision that the text is based on. */
  base: number
  fields: BlogFields
}

function isBlogDraft(stored: unknown): stored is BlogDraft | null {
  if (stored === null) return true
  if (typeof stored !== 'object' || !('base' in stored) || !('fields' in stored)) return false
  const { base, fields } = stored
  return (
    Number.isSafeInteger(base) &&
    typeof fields === 'object' &&
    fields !== null &&
    'title' in fields &&
    typeof fields.title === 'string' &&
    'body' in fields &&
    typeof fields.body === 'string' &&
    'tags' in fields &&
    Array.isArray(fields.tags)
  )
}

const useBrowserDraft = createDraftHook<BlogDraft | null>('blog-text', {
  empty: null,
  isDraft: isBlogDraft,
})

/** The text of a blog that the server does not have yet, kept in the browser. */
export function useStoredDraft({ id, revision, fields }: OwnBlog) {
  const stored = useBrowserDraft(id)
  const found = stored.draft
  const isDifferent = found !== null && JSON.stringify(found.fields) !== JSON.stringify(fields)
  return {
    /** The unsaved fields; null if there are none. */
    found: isDifferent ? found.fields : null,
    /** Whether the blog has been saved elsewhere since. */
    isOutdated: isDifferent && found.base !== revision,
    keep: (base: number, text: BlogFields) => stored.save({ base, fields: text }),
    forget: stored.clear,
  }
}
