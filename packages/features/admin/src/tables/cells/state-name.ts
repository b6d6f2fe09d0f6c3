import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages as moderationMessages } from '../../moderation/messages'
import { cellMessages } from './messages'

/** The name of a moderation state or of a decision; null for other fields and values. */
export function stateName(field: string | null, value: string): MessageDescriptor | null {
  const names: Readonly<Record<string, MessageDescriptor>> | null =
    field === 'moderation'
      ? cellMessages.moderationStates
      : field === 'decision'
        ? moderationMessages.outcomes
        : null
  return names !== null && Object.hasOwn(names, value) ? (names[value] ?? null) : null
}
