import { useStore } from 'jotai'
import { useState } from 'react'
import { phaseOf } from '../fields/field-machine'
import type { EditedEntity } from '../fields/use-edited-entity'
import { LeaveDialog } from './LeaveDialog'
import { LeaveGuard } from './LeaveGuard'

type Edited = Pick<EditedEntity<unknown>, 'failedCount' | 'changedCount' | 'isBusy' | 'saver'>

/**
 * Closes an editor. The focused field is blurred and therefore saved; if a save has failed, a dialog
 * asks first. Render `dialogs` inside the editor: it also guards against leaving the page.
 */
export function useCloseEditor(entity: Edited, close: () => void) {
  const store = useStore()
  const [isAsking, setIsAsking] = useState(false)
  /** `mayClose` is called after the blur; false keeps the editor open. */
  function requestClose(mayClose: () => boolean = () => true) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!mayClose()) return
    if (store.get(entity.saver.statesAtom).some((state) => phaseOf(state) === 'failed'))
      setIsAsking(true)
    else close()
  }
  const dialogs = (
    <>
      <LeaveGuard entity={entity} />
      <LeaveDialog
        entity={entity}
        isOpen={isAsking}
        onLeave={close}
        onStay={() => setIsAsking(false)}
      />
    </>
  )
  return { requestClose, dialogs }
}
