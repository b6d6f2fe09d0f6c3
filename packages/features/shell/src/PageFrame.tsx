import { paths, translateLabels, useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { SearchIcon } from '@edbazaar/ui/Icon'
import { PageShell } from '@edbazaar/ui/PageShell'
import { roomyOnly } from '@edbazaar/ui/theme'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { menusFor } from './menus/menus'
import { messages as menuMessages } from './menus/messages'
import { messages } from './messages'
import { focusSearchField } from './search-field'
import { TopStripStart } from './TopStripStart'
import { themeSlotId } from './theme/theme-slot'

interface PageFrameProps {
  /** At the end of the header. Its width is the same for visitors and users, to avoid a layout shift. */
  account?: ReactNode
  /** Stays visible at the bottom of the window, above the phone's bottom bar: the compare tray. */
  aboveBar?: ReactNode
  children: ReactNode
}

/** The frame of every page: menus, search, footer and the phone's bottom bar. */
export function PageFrame({ account, aboveBar, children }: PageFrameProps) {
  const t = useMessages(messages)

  const { pathname, search } = useLocation()
  const settings = useSiteSettings()
  const tMenus = useMessages(menuMessages)
  const menus = useMemo(
    () => menusFor({ pathname, search, settings }, tMenus),
    [pathname, search, settings, tMenus],
  )
  return (
    <PageShell
      topStrip={{ start: <TopStripStart /> }}
      menu={menus.top}
      actions={
        <>
          <ButtonLink
            href={paths.search}
            variant="act"
            aria-label={t(messages.search)}
            aria-current={pathname === paths.search ? 'page' : undefined}
            onClick={focusSearchField}
          >
            <SearchIcon />
            <span className={roomyOnly}>{t(messages.search)}</span>
          </ButtonLink>
          {account}
        </>
      }
      footerEntries={menus.footer}
      footerNote={t(messages.footerNote)}
      legalEntries={menus.legal}
      footerSlotId={themeSlotId}
      barEntries={menus.bar}
      aboveBar={aboveBar}
      labels={translateLabels(messages.frame, t)}
    >
      {children}
    </PageShell>
  )
}
