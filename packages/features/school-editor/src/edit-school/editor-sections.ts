import type { Filter, SchoolEditor } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import type { JumpTarget } from '@edbazaar/ui/JumpList'
import { messages as factMessages } from './facts/messages'
import { messages } from './messages'

/** Ids of the sections of the panel. */
export type EditorSection = `edit-${string}`

export const filterSection = ({ id }: Filter): EditorSection => `edit-filter-${id}`

/** Languages stand with the school bus, above the other filters. */
export const isQuickFilter = ({ name }: Filter) => name === 'Languages'

const section = (id: EditorSection, label: string): JumpTarget => ({ label, href: `#${id}` })

/** The sections of the panel in their order, with the filters as parts of theirs. */
export function editorSections(school: SchoolEditor, t: Translate): readonly JumpTarget[] {
  const partsOf = (filters: readonly Filter[]) =>
    filters.map((filter) => ({ ...section(filterSection(filter), filter.name), isPart: true }))
  const quick = school.filters_values.filter(isQuickFilter)
  const others = school.filters_values.filter((filter) => !isQuickFilter(filter))
  return [
    section('edit-visibility', t(messages.shown)),
    section('edit-media', t(messages.media)),
    section('edit-school', t(messages.school)),
    section('edit-fees', t(factMessages.fees)),
    section('edit-ages', t(factMessages.agesAndSeats)),
    section('edit-admissions', t(factMessages.admissions)),
    section('edit-school-day', t(factMessages.schoolDay)),
    section('edit-contact', t(messages.contact)),
    section('edit-quick-filters', t(factMessages.quickFilters)),
    ...partsOf(quick),
    section('edit-filters', t(messages.filters)),
    ...partsOf(others),
    section('edit-description', t(messages.descriptionLabel)),
  ]
}
