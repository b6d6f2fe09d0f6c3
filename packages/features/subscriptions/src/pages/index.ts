import { definePage, loadNotFound } from '@edbazaar/feature-platform'
import { metaOf, storesPage } from '../plan'
import { SubscriptionsScreen } from './SubscriptionsScreen'
import { viewOf } from './views'

type View = NonNullable<ReturnType<typeof viewOf>>

async function loader(args: Parameters<View['loader']>[0]): Promise<unknown> {
  const view = viewOf(args.params.view)
  return view ? view.loader(args) : loadNotFound()
}
// The server renders the page without its content.
loader.hydrate = true as const

/**
 * `/subscriptions` and the pages below it, as one route: every route makes all public pages larger,
 * because they contain the list of routes.
 */
export const page = definePage({
  loader,
  Component: SubscriptionsScreen,
  meta: (loaded, i18n, { view }) => metaOf(viewOf(view)?.titleOf(loaded, i18n) ?? '', i18n),
})

export { storesPage }
