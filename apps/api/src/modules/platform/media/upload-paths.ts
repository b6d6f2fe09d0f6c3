/**
 * The path of an upload in pages and tables: /media/uploads/4f…/<blur>/960x640.webp, or
 * /media/uploads/4f…/video.mp4. Older profile images have no <blur>, and older videos are named
 * film.
 */
const shape =
  /^\/media\/(uploads\/[A-Za-z0-9_-]{43}\/(?:(?:[A-Za-z0-9_-]{48}\/)?\d{1,5}x\d{1,5}\.webp|(?:video|film)\.(?:mp4|webm|mpeg)))$/

/** Its key in the storage and in the table `upload`. */
export const keyOf = (path: string) => shape.exec(path)?.[1]
export const pathOf = (key: string) => `/media/${key}`
/** The folder with all variants of the file. */
export const folderOf = (key: string) => key.split('/', 2).join('/')
