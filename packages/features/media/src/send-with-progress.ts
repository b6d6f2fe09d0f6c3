interface Progress {
  signal: AbortSignal
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Creates a `fetch` for the API client that reports upload progress, which the browser's own `fetch`
 * does not. It sends `form` and ignores the body of the request.
 */
export function sendWithProgress(form: FormData, { signal, onProgress }: Progress) {
  return (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      signal.throwIfAborted()
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      // The browser sets the content type with the multipart boundary.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      xhr.onload = () => resolve(responseOf(xhr))
      xhr.onerror = () => reject(new TypeError('The file could not be sent.'))
      xhr.onabort = () => reject(signal.reason)
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(form)
    })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = xhr.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(xhr.responseText, { status: xhr.status, headers })
}
