/**
 * The body of an upload for the API client: a multipart form with the file. The contract's `file` is
 * binary, which the generated types describe as a string.
 */
export function fileBody(file: File) {
  return {
    body: { file: file.name },
    bodySerializer: () => {
      const form = new FormData()
      form.set('file', file)
      return form
    },
  }
}
