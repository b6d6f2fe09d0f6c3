import type { MessageDescriptor } from '@edbazaar/feature-platform'
import type { CaseRow } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { messages } from './messages'

/** The name of an outcome for the kind of case: a claim or an appeal is granted or refused. */
export function outcomeName({
  why,
  decision,
}: Pick<CaseRow, 'why' | 'decision'>): MessageDescriptor {
  const outcome = decision?.outcome ?? 'approved'
  if (why !== 'claim' && why !== 'appeal') return moderationMessages.outcomes[outcome]
  if (outcome === 'approved') return messages.granted
  return outcome === 'ignored' ? messages.refused : moderationMessages.outcomes[outcome]
}
