import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental'
import { handlers } from './handlers'
import { testApiUrl } from './http'

/** A handler of the mocked API, created with `http`. */
export type MockedCall = (typeof handlers)[number]

/**
 * The mocked API in a browser: call `enable` once, `use` for each story and `resetHandlers` after
 * it. It answers requests in the page without a service worker, so there is nothing to serve or
 * wait for. `onUnanswered` is called for each API request without a handler, such as `GET
 * http://edbazaar.test/api/jobs`, which then fails like a lost connection. Other URLs are not
 * intercepted.
 */
export function mockNetwork(onUnanswered: (call: string) => void) {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()]
  return defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers,
    context: { quiet: true },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { method, url } = frame.data.request
      if (!url.startsWith(testApiUrl)) return
      onUnanswered(`${method} ${url}`)
      defaults.error()
    },
  })
}
