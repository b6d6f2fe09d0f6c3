/** MIME types by extension of all served files; browsers are told not to guess. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mpeg: 'video/mpeg',
}

export const mimeOf = (path: string) => types[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? '']
