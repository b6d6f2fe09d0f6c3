import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { messages } from '../messages'
import * as styles from '../panels.css'
import { useLoadedStore } from '../use-loaded-store'
import { useStorePanel } from '../use-store-panel'
import { EditStore } from './EditStore'

interface EditStorePanelProps {
  id: number
  /** Called once after the panel has closed, if anything was saved, to reload the lists. */
  onChanged: () => void
}

/** Loads a store and shows its editor. */
export default function EditStorePanel({ id, onChanged }: EditStorePanelProps) {
  const t = useMessages(messages)
  const { state, store, retry, update, refresh } = useLoadedStore(id)
  const { close } = useStorePanel()
  if (store !== null)
    return (
      <EditStore
        store={store}
        onUpdate={update}
        onMoved={() => void refresh()}
        onChanged={onChanged}
        onClose={close}
      />
    )
  return (
    <Dialog isOpen shape="panel" title={t(messages.editTitle)} onClose={close}>
      {state === 'loading' ? (
        <div aria-busy="true" className={styles.loading}>
          <Skeleton width="half" />
          <Skeleton width="full" />
          <Skeleton width="most" />
        </div>
      ) : (
        <ErrorState
          title={t(messages.notLoaded)}
          actions={
            <Button variant="main" onClick={retry}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
