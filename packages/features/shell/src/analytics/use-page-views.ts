import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSiteSettings } from '../site-settings'

/** Counts each page that is opened, where a property is configured; else not even its code loads. */
export function usePageViews() {
  const { analyticsId } = useSiteSettings()
  const { pathname } = useLocation()
  useEffect(() => {
    if (analyticsId === undefined) return
    import('./page-views').then(
      ({ countPageView }) => countPageView(analyticsId, pathname),
      () => {},
    )
  }, [analyticsId, pathname])
}
