import type { ModerationCase } from '../case-types'
import type { PressedShortcut } from '../shortcuts'
import type { CaseWork } from './use-case-work'
import { useClaim } from './use-claim'

/** What keys do with the open case. The result says whether the key was used. */
export function useCaseKeys(work: CaseWork) {
  const { claim, release } = useClaim()
  return ({ name }: PressedShortcut, opened: ModerationCase): boolean => {
    const { row, rights, next_states: next } = opened
    if (name === 'public') {
      if (row.subject.path === null) return false
      window.open(row.subject.path, '_blank', 'noopener')
      return true
    }
    if (name === 'note') {
      work.note(true)
      return true
    }
    if (name === 'claim') {
      if (row.claim?.is_mine) void release(row)
      else if (rights.claim) void claim(row, false)
      else return false
      return true
    }
    if (!rights.decide || work.decision !== null) return false
    if (name === 'approve' && next.includes('approved')) void work.approve(row)
    else if (name === 'changes' && next.includes('changes')) work.compose({ outcome: 'changes' })
    else if (name === 'hide' && next.includes('hidden')) work.compose({ outcome: 'hidden' })
    else if (name === 'reject') return reject(opened)
    else return false
    return true
  }

  function reject({ row, changes, next_states: next }: ModerationCase): boolean {
    if (row.why === 'claim' || row.why === 'appeal') {
      if (!next.includes('ignored')) return false
      work.compose({ outcome: 'ignored' })
      return true
    }
    const possible = changes.filter((change) => change.can_reject).map(({ field }) => field)
    // With a single change there is nothing to choose.
    const fields = work.chosen.length === 0 && possible.length === 1 ? possible : work.chosen
    if (!next.includes('rejected_fields') || fields.length === 0) return false
    work.compose({ outcome: 'rejected_fields', fields })
    return true
  }
}
