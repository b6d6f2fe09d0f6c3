import { useSession } from '@edbazaar/feature-session'
import { useIsBrowser } from '@edbazaar/feature-shell'
import { Outlet } from 'react-router-dom'
import { AccountMenu } from './AccountMenu'
import * as styles from './account-frame.css'
import { hasSideMenu } from './side-menu'

/**
 * A layout route: the side menu beside every page of the account, for those who have one. The page
 * keeps its place in the tree whoever comes or goes, and with it what was typed.
 */
export function AccountFrame() {
  const session = useSession()
  const isBrowser = useIsBrowser()
  const isBeside = session !== null && hasSideMenu(session)
  return (
    <div
      className={isBeside ? styles.frame : undefined}
      // The server can't know whether there is a menu: nothing is seen to move when it comes.
      data-unsettled={isBrowser ? undefined : ''}
    >
      {isBeside && <AccountMenu session={session} />}
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}
