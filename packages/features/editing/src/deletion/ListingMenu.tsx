import { accountPaths, importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { EllipsisIcon, InboxIcon, TrashIcon, UsersIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import { lazy, Suspense, useState } from 'react'
import type { DeleteListingDialogProps } from './DeleteListingDialog'
import * as styles from './deletion.css'
import { messages } from './messages'

const DeleteListingDialog = lazy(() => importWithRetry(() => import('./DeleteListingDialog')))

interface ListingMenuProps extends Omit<DeleteListingDialogProps, 'onClose'> {
  /** Whether the user may delete the listing. @default true */
  canDelete?: boolean
}

/** The menu of a listing: Enquiries and Members of a school or store, and Delete, which asks first. */
export function ListingMenu({ canDelete = true, ...props }: ListingMenuProps) {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  const { kind, id } = props.listing
  const pages =
    kind === 'product'
      ? []
      : [
          {
            label: t(messages.enquiries),
            icon: <InboxIcon />,
            href: accountPaths.enquiries({ kind, id }),
          },
          {
            label: t(messages.members),
            icon: <UsersIcon />,
            href: accountPaths.members({ kind, id }),
          },
        ]
  const deletion = canDelete
    ? [{ label: t(messages.delete), icon: <TrashIcon />, onSelect: () => setIsAsking(true) }]
    : []
  const items = [...pages, ...deletion]
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
