import type { ApiClient, ApiClientOptions } from '@edbazaar/api-client'

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const
const isMethod = (name: string | symbol) => methods.some((method) => method === name)

/**
 * A client of the API whose code loads beside the page's, because a page that the server has rendered
 * needs no call before it can be used. Without a connection each call tries again, and fails like a
 * call that did not reach the API.
 */
export function lazyApiClient(
  options: ApiClientOptions,
  importCode = () => import('./api-client'),
): ApiClient {
  let client: Promise<ApiClient> | null = null
  const load = () => {
    client ??= importCode().then(({ createApiClient }) => createApiClient(options))
    client.catch(() => {
      client = null
    })
    return client
  }
  load()
  return new Proxy<ApiClient>(Object.create(null), {
    get: (_, name) =>
      isMethod(name)
        ? async (...args: unknown[]) => Reflect.apply(Reflect.get(await load(), name), null, args)
        : undefined,
  })
}
