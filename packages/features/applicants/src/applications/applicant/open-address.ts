/** Opens a file whose address is valid for a minute. */
export function openAddress({ url }: { url: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
