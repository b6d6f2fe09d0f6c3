/** MIME types of all served files, by extension. Responses disable MIME sniffing. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mpeg: 'video/mpeg',
}

export const mimeOf = (path: string) => types[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? '']
