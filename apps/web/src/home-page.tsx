import { HomeScreen, homeMeta, loadHome } from '@edbazaar/feature-home'
import { definePage } from '@edbazaar/feature-platform'
import { SiteSearch } from '@edbazaar/feature-search'
import { AutoLogin } from '@edbazaar/feature-sign-in/auto-login'

/** The home page: the home flow with the search flow's box, and sign-in by token. */
function Home() {
  return (
    <>
      <HomeScreen search={<SiteSearch />} />
      <AutoLogin />
    </>
  )
}

export const page = definePage({ loader: loadHome, Component: Home, meta: homeMeta })
