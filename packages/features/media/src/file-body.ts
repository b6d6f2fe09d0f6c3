/**
 * The body of an upload, for the API's client: a form with the file. The contract's `file` is bytes,
 * for which its types have no better word than text.
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
