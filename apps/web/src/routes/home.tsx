import { HomeScreen, homeMeta, loadHome } from '@edbazaar/feature-home'
import { SiteSearch } from '@edbazaar/feature-search'
import { AutoLogin } from '@edbazaar/feature-sign-in/auto-login'

/** The front page: the home flow with the search flow's box, and sign-in by token. */
function Home() {
  return (
    <>
      <HomeScreen search={<SiteSearch />} />
      <AutoLogin />
    </>
  )
}

export const loader = loadHome
export const Component = Home
export const handle = { meta: homeMeta }
