import { ButtonLink } from '@edbazaar/ui/Button'
import { SchoolIcon, SearchIcon } from '@edbazaar/ui/Icon'
import { PageShell } from '@edbazaar/ui/PageShell'
import { wideOnly } from '@edbazaar/ui/theme'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from './messages'
import { paths } from './paths'
import { focusSearchField } from './search-field'

/** The frame of every page. Its menus hold what exists, and nothing else. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isSchools = pathname === paths.schools || pathname.startsWith(`${paths.schools}/`)
  const isSearch = pathname === paths.search
  const schools = { href: paths.schools, label: messages.menuSchools, isCurrent: isSchools }
  return (
    <PageShell
      ear={{ start: messages.earStart }}
      menu={[schools]}
      actions={
        <ButtonLink
          href={paths.search}
          variant="act"
          className={wideOnly}
          aria-current={isSearch ? 'page' : undefined}
          onClick={focusSearchField}
        >
          <SearchIcon />
          {messages.search}
        </ButtonLink>
      }
      footerEntries={[{ href: paths.home, label: messages.menuHome }, schools]}
      footerNote={messages.footerNote}
      barEntries={[
        { ...schools, label: messages.barSchools, icon: <SchoolIcon /> },
        {
          href: paths.search,
          label: messages.barSearch,
          icon: <SearchIcon />,
          isCurrent: isSearch,
          onClick: focusSearchField,
        },
      ]}
    >
      {children}
    </PageShell>
  )
}
