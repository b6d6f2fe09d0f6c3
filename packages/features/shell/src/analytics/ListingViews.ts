import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/** The visitor's page, and the page before it; null for the first page of a visit. */
interface Visit {
  pathname: string
  page: string
  from: string | null
}

/** Counts the pages of listings that a visitor opens. The code of counting loads on these pages only. */
export function ListingViews() {
  const api = useAtomValue(apiAtom)
  const root = useHref('/')
  const { pathname, search, hash } = useLocation()
  const visit = useRef<Visit | null>(null)
  useEffect(() => {
    const last = visit.current
    const from = last === null || last.pathname === pathname ? (last?.from ?? null) : last.page
    visit.current = { pathname, page: pathname + search, from }
    if (
      api === null ||
      !/^\/(schools|products|stores-details|jobs\/description)\/[^/]+\/?$/.test(pathname)
    )
      return
    Promise.all([import('./listing-views'), import('./view-source')]).then(
      ([{ countView }, { listingOf, sourceOfPage, sourceOfReferrer }]) => {
        const listing = listingOf(pathname)
        if (listing === null) return
        const source =
          from === null ? sourceOfReferrer(hash, document.referrer, root) : sourceOfPage(from)
        countView(api, { ...listing, source })
      },
      () => {},
    )
  }, [api, root, pathname, search, hash])
  return null
}
