import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../service/messages'

export { AddServiceScreen } from './AddServiceScreen'
export { loadNewService } from './load-new-service'

/** What the tab says; search engines are told of no such page. */
export function addServiceMeta(): PageMeta {
  const { addTitle: title, addDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
