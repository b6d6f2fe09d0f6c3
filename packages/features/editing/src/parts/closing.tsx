import { useStore } from 'jotai'
import { useState } from 'react'
import type { EditedEntity } from '../fields/use-edited-entity'
import { LeaveGuard } from './LeaveGuard'
import { LeaveQuestion } from './LeaveQuestion'

type Edited = Pick<EditedEntity<unknown>, 'unsaved' | 'changed' | 'isBusy' | 'saver'>

/**
 * Closes an editor: what is being typed is left, and so saved; what could not be saved is asked
 * about first. The question, which also guards the page, stands somewhere inside the editor.
 */
export function useClosing(entity: Edited, close: () => void) {
  const store = useStore()
  const [isAsked, setIsAsked] = useState(false)
  /** `mayClose` is asked once the field is left: false keeps the editor open. */
  function onClose(mayClose: () => boolean = () => true) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!mayClose()) return
    if (store.get(entity.saver.statesAtom).some(({ phase }) => phase === 'failed')) setIsAsked(true)
    else close()
  }
  const question = (
    <>
      <LeaveGuard entity={entity} />
      <LeaveQuestion
        entity={entity}
        isAsked={isAsked}
        onLeave={close}
        onStay={() => setIsAsked(false)}
      />
    </>
  )
  return { onClose, question }
}
