import type { AuditEntry } from '@edbazaar/api-client'
import { accountPaths } from '@edbazaar/feature-platform'

/** The tables that find a record by its name. */
const tables: Partial<Record<AuditEntry['entity'], string>> = {
  store: '/dashboard/all-stores',
  product: '/dashboard/all-products',
  batch: '/dashboard/admin-batches',
  job: '/dashboard/all-jobs',
  blog: '/admin/all-blogs',
  video: '/admin/all-videos',
  filter_request: '/admin/filter-request',
}

/** The path of an entry's record for admins; undefined for a record without a page, or that is gone. */
export function recordPath({
  entity,
  entity_id: id,
  name,
}: Pick<AuditEntry, 'entity' | 'entity_id' | 'name'>): string | undefined {
  if (name === null) return undefined
  if (entity === 'school') return `/admin/${id}/edit`
  if (entity === 'user') return accountPaths.user(id)
  if (entity === 'exited_user') return `${accountPaths.exitedUsers}?q=%23${id}`
  if (entity === 'contact_message') return `${accountPaths.contactMessages}?q=%23${id}`
  if (entity === 'newsletter_draft') return accountPaths.newsletterDraft(id)
  const table = tables[entity]
  if (name.trim() === '') return untitledPath(entity, id)
  return table && `${table}?${new URLSearchParams({ q: name.slice(0, 100) })}`
}

/** A search finds nothing without a name. */
function untitledPath(entity: AuditEntry['entity'], id: number): string | undefined {
  if (entity === 'blog') return accountPaths.blogReview(id)
  return entity === 'video' ? accountPaths.videoReview(id) : undefined
}
