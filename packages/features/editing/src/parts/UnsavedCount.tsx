import { useMessages } from '@edbazaar/feature-platform'
import { CheckIcon, TriangleAlertIcon } from '@edbazaar/ui/Icon'
import type { EditedEntity } from '../fields/use-edited-entity'
import { messages } from '../messages'
import type { EditedKind } from '../unsaved/unsaved-edit'
import { useUnsavedCount } from '../unsaved/unsaved-edits'
import * as styles from './parts.css'

export interface EntityRef {
  kind: EditedKind
  id: number
}

/** For an entity's card: the number of its unsaved edits in this browser, if there are any. */
export function UnsavedNote({ kind, id }: EntityRef) {
  const t = useMessages(messages)
  const count = useUnsavedCount(kind, id)
  return count === 0 ? null : (
    <p className={styles.count} data-unsaved>
      <TriangleAlertIcon size="small" />
      {t(messages.changesHere(count))}
    </p>
  )
}

interface UnsavedCountProps {
  entity: Pick<EditedEntity<unknown>, 'failedCount' | 'isBusy'>
}

/** For an editor's footer: the number of fields that are not saved. */
export function UnsavedCount({ entity: { failedCount, isBusy } }: UnsavedCountProps) {
  const t = useMessages(messages)
  return (
    <output className={styles.count} data-unsaved={failedCount > 0 || undefined}>
      {failedCount > 0 && <TriangleAlertIcon size="small" />}
      {failedCount === 0 && !isBusy && <CheckIcon size="small" />}
      {failedCount > 0 ? t(messages.unsaved(failedCount)) : isBusy ? '' : t(messages.allSaved)}
    </output>
  )
}
