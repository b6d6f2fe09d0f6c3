import { loadNotFound } from '@edbazaar/feature-platform'

/** The id in the path of a preview; throws the 404 page if it is none. */
export function previewId({ id = '' }: { readonly id?: string | undefined }): number {
  if (!/^[1-9]\d{0,9}$/.test(id)) loadNotFound()
  return Number(id)
}
