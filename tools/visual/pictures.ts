import { join } from 'node:path'

/** Where the pictures stand, from the root of the repository. */
export const picturesFolder = 'visual'

/** The file of a picture, named `<story>/<theme>-<width>`. */
export function pictureFile(root: string, name: string): string {
  return join(root, picturesFolder, `${name}.png`)
}
