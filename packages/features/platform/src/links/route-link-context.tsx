import { createContext, type ReactNode, useMemo } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { versionWatch } from '../version/version-watch'

interface RouteLinks {
  /** '' or such as `/edbazaar`. */
  basePath: string
  /** Navigates to a page; `keepsPlace` keeps the scroll position. */
  follow: (path: string, options: { keepsPlace: boolean }) => void
}

/** The part of the router that links use. */
export const RouteLinkContext = createContext<RouteLinks>({ basePath: '', follow: () => {} })

/** Provides the router to links. */
export function RouteLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const home = useHref('/')
  const links = useMemo((): RouteLinks => {
    const basePath = home.endsWith('/') ? home.slice(0, -1) : home
    return {
      basePath,
      follow: (path, { keepsPlace }) => {
        if (versionWatch.leaveOutdated(basePath + path)) return
        void navigate(path, { preventScrollReset: keepsPlace, replace: isHere(basePath, path) })
      },
    }
  }, [navigate, home])
  return <RouteLinkContext value={links}>{children}</RouteLinkContext>
}

/** A link to the current page adds no history entry, as in any browser. */
function isHere(basePath: string, path: string): boolean {
  const { pathname, search } = window.location
  return pathname + search === basePath + path
}
