import { useMessages } from '@edbazaar/feature-platform'
import type { FamilyBooking, FamilyWaiting, RosterChild } from '../batch-types'
import { messages } from './messages'

/** Names of children and parents, or words for those that are hidden from the new owner of the store. */
export function useFamilyNames() {
  const t = useMessages(messages)
  return {
    childOf: (child: Pick<FamilyBooking | RosterChild, 'child_name' | 'has_new_owner'>) =>
      child.has_new_owner ? t(messages.hiddenChild) : child.child_name,
    familyOf: (family: Pick<FamilyWaiting, 'parent_name' | 'has_new_owner'>) =>
      family.has_new_owner ? t(messages.hiddenFamily) : family.parent_name,
  }
}
