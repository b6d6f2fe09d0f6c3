import { useSiteSettings } from '@edbazaar/feature-platform'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Counts page views if a property is configured. Otherwise its code does not load. */
export function PageViews() {
  const { analyticsId } = useSiteSettings()
  const { pathname } = useLocation()
  useEffect(() => {
    if (analyticsId === undefined) return
    import('./page-views').then(
      ({ countPageView }) => countPageView(analyticsId, pathname),
      () => {},
    )
  }, [analyticsId, pathname])
  return null
}
