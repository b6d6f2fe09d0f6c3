import { HomeScreen, homeMeta, loadHome } from '@edbazaar/feature-home'
import { SiteSearch } from '@edbazaar/feature-search'

/** The front page: the home flow around the search flow's box. */
function Home() {
  return <HomeScreen search={<SiteSearch />} />
}

export const loader = loadHome
export const Component = Home
export const handle = { meta: homeMeta }
