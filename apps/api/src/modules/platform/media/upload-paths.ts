/**
 * The path of an uploaded file in pages and tables: /media/uploads/4f…/<blur>/960x640.webp, or
 * /media/uploads/4f…/video.mp4. Older profile images have no <blur>, and older videos are called
 * film.
 */
const shape =
  /^\/media\/(uploads\/[A-Za-z0-9_-]{43}\/(?:(?:[A-Za-z0-9_-]{48}\/)?\d{1,5}x\d{1,5}\.webp|(?:video|film)\.(?:mp4|webm|mpeg)))$/

/** Its key in the storage and in the table `upload`. */
export const keyOf = (path: string) => shape.exec(path)?.[1]
export const pathOf = (key: string) => `/media/${key}`
/** Everything of that file lies in this folder. */
export const folderOf = (key: string) => key.split('/', 2).join('/')
