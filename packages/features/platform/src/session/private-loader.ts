import { hasStatus } from '@edbazaar/api-client'
import { createContext, type LoaderFunctionArgs } from 'react-router-dom'
import type { LoaderContext } from '../api/api-context'
import { pageLoader } from '../page/page-loading'

/** Lets loaders check whether a user is signed in. Always false on the server. */
export const isSignedInContext = createContext<() => boolean>(() => false)

/**
 * Creates the loader of a private page. It loads in the browser, where the token is, and returns null
 * on the server, for visitors, and when the session has expired.
 */
export function privateLoader<Loaded>(call: Parameters<typeof pageLoader<Loaded>>[0]) {
  const load = pageLoader<Loaded | null>(async (args) => {
    try {
      return await call(args)
    } catch (cause) {
      if (hasStatus(cause, 401)) return null
      throw cause
    }
  })
  async function loader(args: LoaderFunctionArgs<LoaderContext>) {
    return args.context.get(isSignedInContext)() ? load(args) : null
  }
  // The server renders the page without its content.
  loader.hydrate = true as const
  return loader
}
