import { CheckIcon, TriangleAlertIcon } from '@edbazaar/ui/Icon'
import type { EditedEntity } from '../fields/use-edited-entity'
import { messages } from '../messages'
import type { EditedKind } from '../unsaved/unsaved-edit'
import { useUnsavedCount } from '../unsaved/unsaved-edits'
import * as styles from './parts.css'

export interface Unsaved {
  kind: EditedKind
  id: number
}

/** On the card of something: that fields of it were changed here and are not saved. */
export function UnsavedNote({ kind, id }: Unsaved) {
  const unsaved = useUnsavedCount(kind, id)
  return unsaved === 0 ? null : (
    <p className={styles.count} data-unsaved>
      <TriangleAlertIcon size="small" />
      {messages.changesHere(unsaved)}
    </p>
  )
}

interface UnsavedCountProps {
  entity: Pick<EditedEntity<unknown>, 'unsaved' | 'isBusy'>
}

/** For the foot of a panel: how many fields are not saved, so that closing never surprises. */
export function UnsavedCount({ entity: { unsaved, isBusy } }: UnsavedCountProps) {
  return (
    <output className={styles.count} data-unsaved={unsaved > 0 || undefined}>
      {unsaved > 0 && <TriangleAlertIcon size="small" />}
      {unsaved === 0 && !isBusy && <CheckIcon size="small" />}
      {unsaved > 0 ? messages.unsaved(unsaved) : isBusy ? '' : messages.allSaved}
    </output>
  )
}
