import type { HeldEdit } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtomValue } from 'jotai'
import { fieldName } from '../field-name'
import { reviewMessages } from '../messages'
import { messages } from './messages'
import { reviewAtom } from './review-atom'

interface HeldEditsProps {
  kind: HeldEdit['kind']
  id: number
}

/** The edits of a listing that wait for review, in its editor. */
export function HeldEdits({ kind, id }: HeldEditsProps) {
  const review = useAtomValue(reviewAtom)
  const edits = (review?.held ?? []).filter((edit) => edit.kind === kind && edit.listing_id === id)
  return edits.length === 0 ? null : <HeldList edits={edits} hasNames={false} />
}

interface HeldListProps {
  edits: readonly HeldEdit[]
  /** Whether each line names its listing. */
  hasNames: boolean
}

export function HeldList({ edits, hasNames }: HeldListProps) {
  const t = useMessages(messages, reviewMessages)
  return (
    <Notice title={t(messages.waiting)}>
      <ul>
        {edits.map(({ id, name, field, after }) => {
          const [label, value] = [fieldName(field, t), String(after ?? '')]
          return (
            <li key={id}>
              {hasNames
                ? t(messages.heldEditOf(name, label, value))
                : t(messages.heldEdit(label, value))}
            </li>
          )
        })}
      </ul>
      <p>{t(messages.waitingText)}</p>
    </Notice>
  )
}
