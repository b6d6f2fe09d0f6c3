import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { EllipsisIcon, TrashIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import { lazy, Suspense, useState } from 'react'
import type { DeleteListingDialogProps } from './DeleteListingDialog'
import * as styles from './deletion.css'
import { messages } from './messages'

const DeleteListingDialog = lazy(() => importWithRetry(() => import('./DeleteListingDialog')))

/** The menu of a listing: Delete, which asks first. */
export function ListingMenu(props: Omit<DeleteListingDialogProps, 'onClose'>) {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  const items = [
    { label: t(messages.delete), icon: <TrashIcon />, onSelect: () => setIsAsking(true) },
  ]
  return (
    <>
      <Menu
        items={items}
        align="end"
        aria-label={t(messages.more(props.listing.name))}
        className={styles.more}
      >
        <EllipsisIcon />
      </Menu>
      {isAsking && (
        <Suspense>
          <DeleteListingDialog {...props} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
