import { ButtonLink } from '@edbazaar/ui/Button'
import { SearchIcon } from '@edbazaar/ui/Icon'
import { PageShell } from '@edbazaar/ui/PageShell'
import { wideOnly } from '@edbazaar/ui/theme'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { menusFor } from './menus/menus'
import { messages } from './messages'
import { paths } from './paths'
import { focusSearchField } from './search-field'
import { useSiteSettings } from './site-settings'

interface PageFrameProps {
  /** Kept in view at the foot of the window, above the phone's bar: the compare tray. */
  aboveBar?: ReactNode
  children: ReactNode
}

/** The frame of every page: menus, search, footer and the phone's bar. */
export function PageFrame({ aboveBar, children }: PageFrameProps) {
  const { pathname } = useLocation()
  const settings = useSiteSettings()
  const menus = useMemo(() => menusFor({ pathname, settings }), [pathname, settings])
  return (
    <PageShell
      ear={{ start: messages.earStart }}
      menu={menus.top}
      actions={
        <ButtonLink
          href={paths.search}
          variant="act"
          aria-label={messages.search}
          aria-current={pathname === paths.search ? 'page' : undefined}
          onClick={focusSearchField}
        >
          <SearchIcon />
          <span className={wideOnly}>{messages.search}</span>
        </ButtonLink>
      }
      footerEntries={menus.footer}
      footerNote={messages.footerNote}
      legalEntries={menus.legal}
      barEntries={menus.bar}
      aboveBar={aboveBar}
    >
      {children}
    </PageShell>
  )
}
