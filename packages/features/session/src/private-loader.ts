import { hasStatus } from '@edbazaar/api-client'
import { type LoaderContext, pageLoader } from '@edbazaar/feature-shell'
import { createContext, type LoaderFunctionArgs } from 'react-router-dom'

/** Tells loaders whether somebody is signed in. On the server nobody is. */
export const isSignedInContext = createContext<() => boolean>(() => false)

/**
 * Makes the loader of a page that is somebody's own. It loads in the browser, where the token is:
 * null on the server, for a visitor, and where the session turns out to be over.
 */
export function privateLoader<Loaded>(ask: Parameters<typeof pageLoader<Loaded>>[0]) {
  const load = pageLoader<Loaded | null>(async (args) => {
    try {
      return await ask(args)
    } catch (cause) {
      if (hasStatus(cause, 401)) return null
      throw cause
    }
  })
  async function loader(args: LoaderFunctionArgs<LoaderContext>) {
    return args.context.get(isSignedInContext)() ? load(args) : null
  }
  // The page came from the server without its content.
  loader.hydrate = true as const
  return loader
}
