import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { useAskedStore } from '../use-asked-store'
import { useStorePanel } from '../use-store-panel'
import { EditStore } from './EditStore'

interface EditStorePanelProps {
  id: number
  /** After the panel has closed: lists are asked for anew. */
  onChanged: () => void
}

/** Edits a store, once it is there. */
export default function EditStorePanel({ id, onChanged }: EditStorePanelProps) {
  const { asked, askAgain } = useAskedStore(id)
  const { close } = useStorePanel()
  function leave() {
    close()
    onChanged()
  }
  if (typeof asked === 'object') return <EditStore store={asked.store} onClose={leave} />
  return (
    <Dialog isOpen shape="panel" title={messages.editTitle} onClose={close}>
      {asked === 'asking' ? (
        <div aria-busy="true" className={styles.loading}>
          <Skeleton width="half" />
          <Skeleton width="full" />
          <Skeleton width="most" />
        </div>
      ) : (
        <ErrorState
          title={messages.notLoaded}
          actions={
            <Button variant="main" onClick={askAgain}>
              {messages.retry}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
