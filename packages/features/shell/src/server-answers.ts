/** Milliseconds before each try: the first request after a connection returns often still fails. */
const delays = [0, 500, 1500]

/** Whether the server answers a request for this page, whatever the status. */
export async function serverAnswers(): Promise<boolean> {
  for (const delay of delays) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (await doesHeadSucceed()) return true
  }
  return false
}

const doesHeadSucceed = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
