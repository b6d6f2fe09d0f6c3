import { useIsBrowser, useSession } from '@edbazaar/feature-platform'
import { Outlet } from 'react-router-dom'
import { AccountMenu } from './AccountMenu'
import * as styles from './account-frame.css'
import { hasSideMenu } from './side-menu'

/**
 * A layout route: shows the side menu beside every account page for users who have one. The page
 * keeps its position in the tree when the user signs in or out, so entered text is not lost.
 */
export function AccountFrame() {
  const session = useSession()
  const isBrowser = useIsBrowser()
  const hasMenu = session !== null && hasSideMenu(session)
  return (
    <div
      className={hasMenu ? styles.frame : undefined}
      // The server can't know whether there is a menu. Hide the content so that it does not shift.
      data-prerendered={isBrowser ? undefined : ''}
    >
      {hasMenu && <AccountMenu session={session} />}
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}
