import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../service/messages'

export { EditServiceScreen } from './EditServiceScreen'
export { loadService } from './load-service'

/** What the tab says; search engines are told of no such page. */
export function editServiceMeta(): PageMeta {
  const { editTitle: title, editDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
