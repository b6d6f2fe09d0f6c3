import { hasStatus, type User } from '@edbazaar/api-client'
import { createContext, type LoaderFunctionArgs } from 'react-router-dom'
import type { LoaderContext } from '../api/api-context'
import { pageLoader } from '../page/page-loading'

/** Lets loaders read the signed-in user; null for visitors, and always on the server. */
export const sessionUserContext = createContext<() => User | null>(() => null)

type PageCall<Loaded> = Parameters<typeof pageLoader<Loaded>>[0]
type PrivateArgs = Parameters<PageCall<unknown>>[0] & {
  /** The signed-in user. */
  user: User
}

/**
 * Creates the loader of a private page. It loads in the browser, where the token is, and returns null
 * on the server, for visitors, and when the session has expired.
 */
export function privateLoader<Loaded>(call: (args: PrivateArgs) => Promise<Loaded>) {
  const loadFor = (user: User) =>
    pageLoader<Loaded | null>(async (args) => {
      try {
        return await call({ ...args, user })
      } catch (cause) {
        if (hasStatus(cause, 401)) return null
        throw cause
      }
    })
  async function loader(args: LoaderFunctionArgs<LoaderContext>) {
    const user = args.context.get(sessionUserContext)()
    return user === null ? null : loadFor(user)(args)
  }
  // The server renders the page without its content.
  loader.hydrate = true as const
  return loader
}
