interface Progress {
  signal: AbortSignal
  /** Told how much has gone, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Makes a `fetch` for the API's client that tells how much of a form has gone, which the browser's
 * own does not. The form is the body: what the request holds of it is not read.
 */
export function sendWithProgress(form: FormData, { signal, onProgress }: Progress) {
  return (request: Request) =>
    new Promise<Response>((answer, fail) => {
      signal.throwIfAborted()
      const sender = new XMLHttpRequest()
      sender.open(request.method, request.url)
      // The browser writes it, with the line that parts the form.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') sender.setRequestHeader(name, value)
      sender.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sender.onload = () => answer(responseOf(sender))
      sender.onerror = () => fail(new TypeError('The file could not be sent.'))
      sender.onabort = () => fail(signal.reason)
      signal.addEventListener('abort', () => sender.abort(), { once: true })
      sender.send(form)
    })
}

function responseOf(sender: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = sender.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(sender.responseText, { status: sender.status, headers })
}
