import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental'
import { handlers } from './handlers'
import { testApiUrl } from './http'

/** One answer of the mocked API, as `http` makes it. */
export type MockedCall = (typeof handlers)[number]

/**
 * The mocked API in a browser: `enable` it once, `use` what a story is about, `resetHandlers` after.
 * Calls are answered in the page itself: without a service worker there is no script to serve, and
 * nothing to wait for. `onUnanswered` is told of each call of the API that has no answer, such as
 * `GET http://edbazaar.test/api/jobs`; it fails like a lost connection. Other addresses pass.
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
