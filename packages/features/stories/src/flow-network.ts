import { type MockedCall, mockNetwork } from '@edbazaar/api-client/testing/browser'

/** What was asked for and has no answer; a story that did so has failed. */
const unanswered = new Set<string>()

const network = mockNetwork((call) => unanswered.add(call))

/** Nothing but this site's own files: images, videos and frames are no calls that could be mocked. */
const ownFilesOnly = [
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' data: blob:",
  "connect-src 'self' data: blob: ws://localhost:* ws://127.0.0.1:*",
].join('; ')

let isClosed = false

/** Closes the page to every network, once; what asks for one is among the unanswered. */
function closeToNetworks() {
  if (isClosed) return
  isClosed = true
  void network.enable()
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    unanswered.add(`${violatedDirective} ${blockedURI}`)
  })
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = ownFilesOnly
  document.head.append(policy)
}

/** Begins a story's network: the API where every question has an answer, `calls` first. */
export function mockCalls(calls: readonly MockedCall[]) {
  closeToNetworks()
  unanswered.clear()
  network.resetHandlers()
  network.use(...calls)
}

/** Throws where something was asked that has no answer, with what it was. */
export function expectEveryCallAnswered() {
  if (unanswered.size === 0) return
  const calls = [...unanswered].join('\n')
  unanswered.clear()
  throw new Error(
    `A story asked for what its mocked API does not know. Add a handler to \`calls\`:\n${calls}`,
  )
}
