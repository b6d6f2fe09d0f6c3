/**
 * What pages and tables call a file that somebody sent: /media/uploads/4f…/960x640.webp, as profile
 * images once were; /media/uploads/4f…/<blur>/960x640.webp; /media/uploads/4f…/video.mp4.
 */
const shape =
  /^\/media\/(uploads\/[A-Za-z0-9_-]{43}\/(?:(?:[A-Za-z0-9_-]{48}\/)?\d{1,5}x\d{1,5}\.webp|video\.(?:mp4|webm|mpeg)))$/

/** Its key in the storage and in the table `upload`. */
export const keyOf = (path: string) => shape.exec(path)?.[1]
export const pathOf = (key: string) => `/media/${key}`
/** Everything of that file lies in this folder. */
export const folderOf = (key: string) => key.split('/', 2).join('/')
