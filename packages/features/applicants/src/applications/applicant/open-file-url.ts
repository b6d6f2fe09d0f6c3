/** Opens a file whose URL is valid for a minute. */
export function openFileUrl({ url }: { url: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
