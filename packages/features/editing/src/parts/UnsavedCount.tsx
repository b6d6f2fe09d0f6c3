import { CheckIcon, TriangleAlertIcon } from '@edbazaar/ui/Icon'
import type { EditedEntity } from '../fields/use-edited-entity'
import { messages } from '../messages'
import * as styles from './parts.css'

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
