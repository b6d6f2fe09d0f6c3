import { type MockedCall, mockNetwork } from '@edbazaar/api-client/testing/browser'

/** Requests without a handler. A story that makes one fails. */
const unhandled = new Set<string>()

const network = mockNetwork((call) => unhandled.add(call))

/** Images, videos and frames cannot be mocked, so only this site's own files are allowed. */
const ownFilesPolicy = [
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' data: blob:",
  "connect-src 'self' data: blob: ws://localhost:* ws://127.0.0.1:*",
].join('; ')

let isBlocked = false

/** Blocks all network access of the page, once. Blocked requests count as unhandled. */
function blockNetwork() {
  if (isBlocked) return
  isBlocked = true
  void network.enable()
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    unhandled.add(`${violatedDirective} ${blockedURI}`)
  })
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = ownFilesPolicy
  document.head.append(policy)
}

/** Sets up a story's API: `calls` first, then the default handlers. */
export function mockCalls(calls: readonly MockedCall[]) {
  blockNetwork()
  unhandled.clear()
  network.resetHandlers()
  network.use(...calls)
}

/** Throws if a request had no handler, and lists the requests. */
export function expectEveryRequestHandled() {
  if (unhandled.size === 0) return
  const requests = [...unhandled].join('\n')
  unhandled.clear()
  throw new Error(
    `The story made requests without a handler. Add a handler to \`calls\`:\n${requests}`,
  )
}
