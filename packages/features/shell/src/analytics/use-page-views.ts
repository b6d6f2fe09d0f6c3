import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSiteSettings } from '../site-settings'

/** Counts page views if a property is configured. Otherwise its code does not load. */
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
